import { answersOnce } from "../src/admin/answers-once";

it("a question is asked once, and again after a failure or an answer that tells nothing", async () => {
  const { askOnce } = answersOnce<string>();
  const asked: string[] = [];
  const ask = async (question: string, ended: () => Promise<boolean>) => {
    askOnce(question, () => {
      asked.push(question);
      return ended();
    });
    await new Promise(setImmediate);
  };
  await ask("answered", () => Promise.resolve(true));
  await ask("answered", () => Promise.resolve(true));
  await ask("away", () => Promise.reject(new Error("No network")));
  await ask("away", () => Promise.resolve(false));
  await ask("away", () => Promise.resolve(true));
  await ask("away", () => Promise.resolve(true));
  expect(asked).toEqual(["answered", "away", "away", "away"]);
});
