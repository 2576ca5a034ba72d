import {
  getLocalI18n,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
  ValidationError,
} from "payload";
import { number, object, string } from "yup";
import { messageOf } from "../../../shared/errors";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "../../../shared/locales";
import { parse } from "../../../shared/parse";
import { fieldsOf } from "../../../shared/record";
import { fillMessage } from "../../../languages/fill-message";
import { noticesIn } from "../texts";

/** The name that Payload gives to what runs a plan. */
export const PLAN_TASK = "schedulePublish";

/** The notice of a plan that failed. */
export const FAILURES = { publish: "planNotPublished", unpublish: "planNotUnpublished" } as const;

const planSchema = object({
  type: string().oneOf(["publish", "unpublish"]).default("publish"),
  doc: object({ relationTo: string().oneOf(["pages", "rooms"]).required(), value: number().required() })
    .default(undefined)
    .optional(),
  global: string().oneOf(["menus"]),
  /** The one language that is published; undefined: all. */
  locale: string().oneOf([...LOCALES]),
  user: object({ value: number().required() }).default(undefined).optional(),
  /** Of the admin of who planned it. */
  language: string(),
});

/** What a plan says, as Payload keeps it; throws where it says nothing of the kind. */
export function parsePlan(input: unknown) {
  return parse(planSchema, input);
}

export type Plan = ReturnType<typeof parsePlan>;

/**
 * Runs plans in a language that the document has, and tells who planned it of one that failed. (Payload's own way takes
 * the default language, in which a page may have no title, and says nothing.)
 */
export function toldPlans(config: SanitizedConfig): SanitizedConfig {
  const { jobs } = config;
  const tasks = jobs.tasks?.map((task) => (task.slug === PLAN_TASK ? { ...task, handler: runPlan } : task));
  return { ...config, jobs: { ...jobs, tasks } };
}

async function runPlan({ input, req }: { input: unknown; req: PayloadRequest }): Promise<{ output: object }> {
  const plan = parsePlan(input);
  const { payload } = req;
  try {
    await carryOut(plan, payload);
  } catch (error) {
    const reason = reasonOf(error);
    await mailFailure(plan, reason, payload).catch((failure: unknown) => {
      payload.logger.error(`A plan that failed could not be mailed: ${messageOf(failure)}`);
    });
    throw new Error(reason, { cause: error });
  }
  return { output: {} };
}

async function carryOut(
  { type, doc, global, locale, user, language }: Plan,
  payload: Payload,
): Promise<void> {
  const planner = user && (await plannerOf(user.value, language, payload));
  const i18n = await getLocalI18n({ config: payload.config, language: languageOf(language) });
  const common = {
    data: { _status: type === "publish" ? "published" : "draft" },
    depth: 0,
    overrideAccess: planner === undefined,
    user: planner,
    publishSpecificLocale: type === "publish" ? locale : undefined,
    // What leaves the site is not checked as what comes to it.
    unpublishAllLocales: type === "unpublish",
    req: { i18n },
  } as const;
  if (doc !== undefined) {
    const { relationTo: collection, value: id } = doc;
    const own = locale ?? (await ownLanguage(collection, id, payload));
    await payload.update({ ...common, collection, id, locale: own });
  }
  if (global !== undefined) await payload.updateGlobal({ ...common, slug: global, locale });
}

async function plannerOf(id: number, language: string | undefined, payload: Payload) {
  const user = await payload.findByID({ collection: "users", id, depth: 0, disableErrors: true });
  if (user === null) throw new Error(noticesIn(language).plannerGone);
  return { ...user, collection: "users" as const };
}

/** One in which the newest draft has a title; the default one where there is none, which then says what is missing. */
async function ownLanguage(collection: "pages" | "rooms", id: number, payload: Payload): Promise<Locale> {
  const doc = await payload.findByID({ collection, id, draft: true, locale: "all", depth: 0 });
  const titles = fieldsOf(doc.title);
  return LOCALES.find((locale) => titles[locale]) ?? DEFAULT_LOCALE;
}

/** Each thing that is wrong, with the field that it is about. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ValidationError)) return messageOf(error);
  const faults: { label?: unknown; path: string; message: string }[] = error.data.errors;
  return faults
    .map(({ label, path, message }) => `${typeof label === "string" ? label : path}: ${message}`)
    .join(" ");
}

/** To who planned it; where nobody is known, to the owners. */
async function mailFailure(plan: Plan, reason: string, payload: Payload): Promise<void> {
  const notices = noticesIn(plan.language);
  const { title, url } = await targetOf(plan, payload);
  const subject = fillMessage(notices[FAILURES[plan.type]], { title });
  const { docs } = await payload.find({
    collection: "users",
    where: plan.user ? { id: { equals: plan.user.value } } : { role: { equals: "owner" } },
    depth: 0,
  });
  for (const { email } of docs) {
    await payload.sendEmail({
      to: email,
      subject,
      text: `${subject}\n\n${reason}\n\n${fillMessage(notices.planAgain, { url })}`,
    });
  }
}

/** What a plan is about, as people call it, and where they change it. */
export async function targetOf(
  { doc, global, locale }: Plan,
  payload: Payload,
): Promise<{ title: string; url: string }> {
  const admin = `${payload.config.serverURL}${payload.config.routes.admin}`;
  if (doc === undefined) return { title: global ?? "", url: `${admin}/globals/${global}` };
  const { relationTo: collection, value: id } = doc;
  const language = locale ?? (await ownLanguage(collection, id, payload));
  const { title, key } = await payload.findByID({ collection, id, draft: true, locale: language, depth: 0 });
  return { title: String(title ?? key), url: `${admin}/collections/${collection}/${id}?locale=${language}` };
}

function languageOf(language: string | undefined): Locale {
  return LOCALES.find((known) => known === language) ?? DEFAULT_LOCALE;
}
