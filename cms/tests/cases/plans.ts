import { fromQuotedPrintable } from "../../../tests/support/newsletter/mail";
import { serverFunctions } from "../../src/admin/server-functions";
import { failedPlans } from "../../src/publish/failed-plans";
import { createLocalReq, getLocalI18n } from "payload";
import { cms, mails } from "../support/opened";

describe("a plan", () => {
  const email = "editor-tr-ru@example.com";
  let token: string;

  beforeAll(async () => {
    token = await cms.signIn("editor", ["tr", "ru"]);
  });

  /** Arguments of the admin's server functions on behalf of the editor, in Turkish. */
  async function inTheAdmin() {
    const { payload, first } = cms;
    const user = { ...(await first("users", { email })), collection: "users" };
    const i18n = await getLocalI18n({ config: payload.config, language: "tr" });
    const req = await createLocalReq({ req: { i18n }, user }, payload);
    return { cookies: new Map(), importMap: {}, locale: undefined, permissions: {}, user, req };
  }

  async function make(locale: string, data: object): Promise<number> {
    const draft = { ...data, _status: "draft" };
    const { payload } = cms;
    return Number((await payload.create({ collection: "pages", data: draft, draft: true, locale })).id);
  }
  /** Schedules publishing like the admin, for a time in the past, and runs it. */
  async function runPlan(id: number): Promise<void> {
    const planning = { type: "publish", date: new Date(Date.now() - 1_000), doc: docOf(id) } as const;
    await serverFunctions["schedule-publish"]({ ...(await inTheAdmin()), ...planning });
    await cms.payload.jobs.run({ queue: "default" });
  }
  const docOf = (id: number) => ({ relationTo: "pages", value: String(id) });
  const statusOf = async (id: number) => (await cms.live("pages", id))._status;

  it("publishes a page that exists only in Turkish", async () => {
    const id = await make("tr", { key: "turkish-only", title: "Yalnızca Türkçe" });
    await runPlan(id);
    expect(await statusOf(id)).toBe("published");
  });

  it("that failed is shown on the dashboard with its reason until the page changes, and mailed to its author", async () => {
    const { payload, call } = cms;
    const target = await make("tr", { key: "plan-target", title: "Taslak" });
    const link = { target: { relationTo: "pages", value: target } };
    const id = await make("tr", {
      key: "plan-fails",
      title: "Yaz teklifi",
      contents: [{ kind: "SECTION", link }],
    });
    const known = mails.messages.length;
    await runPlan(id);
    expect(await statusOf(id)).toBe("draft");
    const mine = async () => (await failedPlans(payload)).find(({ url }) => url.includes(`/pages/${id}?`));
    expect((await mine())?.title).toBe("Yaz teklifi");
    expect((await mine())?.reason ?? "").toMatch(/“plan-target”/);
    const [mail] = mails.messages.slice(known);
    expect(mails.recipients.at(-1)).toBe(`<${email}>`);
    expect(fromQuotedPrintable(mail ?? "").toString("utf8")).toMatch(
      /“plan-target”[^]*\/admin\/collections\/pages\//,
    );
    const jobs = await call("GET", "/api/payload-jobs", { token });
    expect(JSON.stringify(jobs.body)).toMatch(/plan-target/);

    const data = { breadcrumb: "Yaz", _status: "draft" };
    await payload.update({ collection: "pages", id, data, draft: true, locale: "tr" });
    expect(await mine()).toBeUndefined();
  });

  it("interrupted by the end of its process is run by the next one, while one still running is left alone", async () => {
    const { payload } = cms;
    const ranSince = async (key: string, updatedAt: Date) => {
      const id = await make("tr", { key, title: "Başlık" });
      const { id: job } = await payload.jobs.queue({
        task: "schedulePublish",
        input: { type: "publish", doc: docOf(id) },
        waitUntil: updatedAt,
      });
      await payload.db.updateJobs({
        id: job,
        data: { processing: true, updatedAt: updatedAt.toISOString() },
        returning: false,
      });
      return id;
    };
    const left = await ranSince("plan-left", new Date(Date.now() - 600_000));
    const running = await ranSince("plan-running", new Date());
    expect(await payload.config.jobs.shouldAutoRun?.(payload)).toBe(true);
    await payload.jobs.run({ queue: "default" });
    expect(await statusOf(left)).toBe("published");
    expect(await statusOf(running)).toBe("draft");
  });

  it("in a language that the hotel gave up fails with that reason", async () => {
    const { payload } = cms;
    const id = await make("tr", { key: "plan-given-up", title: "Başlık" });
    await payload.jobs.queue({
      task: "schedulePublish",
      input: { type: "publish", doc: { relationTo: "pages", value: id }, locale: "uk", language: "en" },
      waitUntil: new Date(),
    });
    await payload.jobs.run({ queue: "default" });
    const plans = await failedPlans(payload);
    expect(plans.find(({ title }) => title === "Başlık")?.reason).toMatch(/no longer has the language/);
  });

  it("can be deleted without planning another", async () => {
    const { payload } = cms;
    const id = await make("tr", { key: "plan-deleted", title: "Başlık" });
    const inAnHour = new Date(Date.now() + 3_600_000);
    const input = { type: "publish", doc: docOf(id) };
    const job = await payload.jobs.queue({ task: "schedulePublish", input, waitUntil: inAnHour });
    const before = (await payload.count({ collection: "payload-jobs" })).totalDocs;
    await serverFunctions["schedule-publish"]({ ...(await inTheAdmin()), deleteID: job.id });
    expect((await payload.count({ collection: "payload-jobs" })).totalDocs).toBe(before - 1);
  });
});
