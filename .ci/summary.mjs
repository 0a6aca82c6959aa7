// Prints the closing line from the report of vitest's JSON reporter; exits with 1 when no test ran or one failed.
import { readFileSync } from "node:fs";

const [report = ""] = process.argv.slice(2);
const { passed, failed, skipped } = counts();
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function counts() {
  try {
    const {
      numPassedTests,
      numFailedTests,
      numPendingTests,
      numTodoTests = 0,
    } = JSON.parse(readFileSync(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch (fault) {
    process.stderr.write(`no report of the tests: ${fault.message}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
