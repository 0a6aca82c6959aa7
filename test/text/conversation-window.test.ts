import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createConversationWindow } from "../../src/text/conversation-window.js";
import { countGraphemes } from "../../src/text/truncate.js";

const say = (text: string) => ({ role: "assistant" as const, text });

describe("createConversationWindow", () => {
  it("keeps the last six messages, oldest first", () => {
    const recent = createConversationWindow();
    for (let i = 1; i <= 8; i++) recent.append(say(`message ${i}`));
    expect(recent.messages().map(({ text }) => text)).toEqual([3, 4, 5, 6, 7, 8].map((i) => `message ${i}`));
  });

  it("keeps who said it", () => {
    const recent = createConversationWindow();
    recent.append({ role: "user", text: "go on", author: "host" });
    expect(recent.messages()).toEqual([{ role: "user", text: "go on", author: "host" }]);
  });

  it("cuts behind a sentence where one fills enough of the room", () => {
    const recent = createConversationWindow({ maxChars: 40 });
    recent.append(say("The build is green again. Next I will look at the flaky test."));
    expect(recent.messages()[0]?.text).toBe("The build is green again. …");
  });

  it("cuts behind a word where no sentence ends in the room", () => {
    const recent = createConversationWindow({ maxChars: 30 });
    recent.append(say("Renaming every caller of the old function takes time"));
    expect(recent.messages()[0]?.text).toBe("Renaming every caller of the…");
  });

  it("cuts Chinese behind a sentence", () => {
    const recent = createConversationWindow({ maxChars: 14 });
    recent.append(say("构建已经恢复正常。接下来检查不稳定的测试用例。"));
    expect(recent.messages()[0]?.text).toBe("构建已经恢复正常。 …");
  });

  it("hands out copies and can be emptied", () => {
    const recent = createConversationWindow();
    recent.append(say("one"));
    const first = recent.messages()[0];
    if (first) first.text = "changed";
    expect(recent.messages()[0]?.text).toBe("one");
    recent.clear();
    expect(recent.messages()).toEqual([]);
  });

  it("keeps nothing in a window of none", () => {
    const recent = createConversationWindow({ turns: 0 });
    recent.append(say("one"));
    expect(recent.messages()).toEqual([]);
  });

  it("never outgrows its bounds", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme", maxLength: 200 })),
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 0, max: 60 }),
        (texts, turns, maxChars) => {
          const recent = createConversationWindow({ turns, maxChars });
          for (const text of texts) recent.append(say(text));
          const messages = recent.messages();
          expect(messages.length).toBe(Math.min(turns, texts.length));
          for (const { text } of messages) {
            expect(countGraphemes(text)).toBeLessThanOrEqual(maxChars);
            expect(text).not.toMatch(/\p{Surrogate}/u);
          }
        },
      ),
    );
  });
});
