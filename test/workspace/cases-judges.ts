import { parseCandidates } from "../../src/workspace/candidates.js";
import { exactKey, identityKey } from "../../src/workspace/keys.js";
import { assessQuality } from "../../src/workspace/quality.js";
import { requestReader } from "../../src/workspace/requests.js";
import { typeTable } from "../../src/workspace/types.js";

type Json = Record<string, any>;
export type Judge = (input: Json, expected: any) => Verdict | Promise<Verdict>;
interface Verdict {
  actual: unknown;
  expected: unknown;
}

const types = typeTable();
const requests = requestReader(types, 260);
const names = types.all.map(({ name }) => name);

/** One function per area: runs the library on the input and brings both sides to one shape. */
export const JUDGES: Record<string, Judge> = {
  quality_gate(input, expected) {
    const verdict = assessQuality({ type: input.type, text: input.text }, types);
    if (expected.accepted) return { actual: verdict, expected: { accepted: true, reasons: [], hard: false } };
    const named = (expected.reasons_include as string[]).filter((reason) => verdict.reasons.includes(reason));
    return { actual: [verdict.accepted, named], expected: [false, expected.reasons_include] };
  },
  candidate_block(input, expected) {
    const block = parseCandidates(input.summary, { types: names, requests });
    const entries = block.candidates.filter((candidate) => assessQuality(candidate, types).accepted);
    const actual: Json = {
      entries: entries.map(({ type, text }) => [type, text]),
      commands: block.commands.map((c) => (c.kind === "REPLACE" ? [c.kind, c.ref, c.type, c.text] : [c.kind, c.ref])),
    };
    if (expected.snapshot_id) actual.snapshot_id = block.snapshotId;
    if (expected.reject_reason) actual.reject_reason = block.refused[0]?.reason;
    return { actual, expected };
  },
  explicit_memory(input, expected) {
    const found = requests.read(input.text).requests;
    return { actual: { entries: found.map(({ type, text }) => [type, text]) }, expected };
  },
  dedup_pair(input, expected) {
    const a = { type: input.type, text: input.a };
    const b = { type: input.type, text: input.b };
    return { actual: exactKey(a) === exactKey(b) || identityKey(a) === identityKey(b), expected: expected.collapse };
  },
};
