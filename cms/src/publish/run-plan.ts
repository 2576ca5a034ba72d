import { getLocalI18n, type Payload, type PayloadRequest, type SanitizedConfig } from "payload";
import { number, object, string } from "yup";
import { messageOf } from "../../../shared/errors";
import { isLocale, localeOrDefault, SHIPPED_LOCALES } from "../../../shared/locales";
import { parse } from "../../../shared/parse";
import type { CmsNotices } from "../../../languages/cms-notices";
import { fillMessage } from "../../../languages/fill-message";
import { PLAN_TASK } from "../slugs";
import { noticesIn } from "../texts";
import { ownLanguage } from "./own-language";
import { reasonOf } from "./reason-of";

const planSchema = object({
  type: string().oneOf(["publish", "unpublish"]).default("publish"),
  doc: object({
    relationTo: string().oneOf(["pages", "rooms", "seasons"]).required(),
    value: number().required(),
  })
    .default(undefined)
    .optional(),
  global: string().oneOf(["menus"]),
  /** The only language to publish; undefined for all. The hotel may have given it up since. */
  locale: string().oneOf([...SHIPPED_LOCALES]),
  user: object({ value: number().required() }).default(undefined).optional(),
  /** Admin language of the user who scheduled it. */
  language: string(),
});

/** Notice that a schedule failed. */
export function failureOf({ type, doc }: Plan, notices: CmsNotices): string {
  if (type === "publish") return notices.planNotPublished;
  return doc?.relationTo === "seasons" ? notices.planNotTakenBack : notices.planNotUnpublished;
}

/** Parses a job's input as stored by Payload. Throws if it is invalid. */
export function parsePlan(input: unknown) {
  return parse(planSchema, input);
}

export type Plan = ReturnType<typeof parsePlan>;

/**
 * Runs scheduled changes in a language that the document has, and mails the user about failures. (Payload uses the
 * default language, in which a page may have no title, and doesn't report failures.)
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
  if (locale !== undefined && !isLocale(locale)) throw new Error(noticesIn(language).planLanguageGone);
  const i18n = await getLocalI18n({ config: payload.config, language: localeOrDefault(language) });
  const common = {
    data: { _status: type === "publish" ? "published" : "draft" },
    depth: 0,
    overrideAccess: planner === undefined,
    user: planner,
    publishSpecificLocale: type === "publish" ? locale : undefined,
    // Unpublishing skips the validation for publishing.
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

/** Mails the user who scheduled it; if unknown, the owners. */
async function mailFailure(plan: Plan, reason: string, payload: Payload): Promise<void> {
  const notices = noticesIn(plan.language);
  const { title, url } = await targetOf(plan, payload);
  const subject = fillMessage(failureOf(plan, notices), { title });
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

/** Title and edit URL of the document that a schedule applies to. */
export async function targetOf(
  { doc, global, locale }: Plan,
  payload: Payload,
): Promise<{ title: string; url: string }> {
  const admin = `${payload.config.serverURL}${payload.config.routes.admin}`;
  if (doc === undefined) return { title: global ?? "", url: `${admin}/globals/${global}` };
  const { relationTo: collection, value: id } = doc;
  const language = isLocale(locale) ? locale : await ownLanguage(collection, id, payload);
  const { title, key } = await payload.findByID({ collection, id, draft: true, locale: language, depth: 0 });
  return { title: String(title ?? key), url: `${admin}/collections/${collection}/${id}?locale=${language}` };
}
