import { type Reaction, startStubWebhook, type StubWebhook } from "../../tests/support/cms/stub-webhook";
import { EDITOR_DESK } from "../../languages/editor-desk";
import { reasonText } from "../src/admin/publish-status-text";
import { NotTold } from "../src/publish/problem";
import { send } from "../src/publish/send";

const { publishing } = EDITOR_DESK.tr;

let site: StubWebhook;

beforeAll(async () => {
  site = await startStubWebhook();
});

/** Message that an editor sees if the site reacts this way. */
async function saidOf(reaction: Reaction): Promise<string> {
  site.react(reaction);
  const patience = reaction === "silent" ? 100 : undefined;
  const error: unknown = await send({ url: site.url, secret: undefined }, [], patience).catch(
    (thrown: unknown) => thrown,
  );
  return error instanceof NotTold ? reasonText(error.problem, publishing) : "nothing";
}

test.each<[Reaction, string]>([
  ["cut", publishing.reasons.unreachable],
  ["silent", publishing.reasons.late],
  [401, publishing.reasons.secret.replace("{{status}}", "401")],
  [404, publishing.reasons.notThere.replace("{{status}}", "404")],
  [422, publishing.reasons.refused.replace("{{status}}", "422")],
  [503, publishing.reasons.failing.replace("{{status}}", "503")],
  [202, "nothing"],
])("a site that reacts with %s is described to editors accordingly", async (reaction, said) => {
  expect(await saidOf(reaction)).toBe(said);
});
