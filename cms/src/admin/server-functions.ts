import type { schedulePublishHandler } from "@payloadcms/ui/utilities/schedulePublishHandler";
import { Forbidden } from "payload";
import { mayEdit } from "../access/roles";
import { PLAN_TASK } from "../slugs";
import { formStateWithRefusals } from "./refused-fields";

/**
 * Scheduling requires the right to publish: Payload's own function only checks for a signed-in user. Stores the
 * scheduler's language, for the mail about a failure.
 */
const schedulePublish: typeof schedulePublishHandler = async (planning) => {
  const { req, type, date, doc, global, localeToPublish, timezone, deleteID } = planning;
  if (!mayEdit(req)) throw new Forbidden(req.t);
  if (deleteID !== undefined) {
    await req.payload.delete({
      collection: "payload-jobs",
      where: { id: { equals: deleteID }, taskSlug: { equals: PLAN_TASK } },
    });
  } else {
    await req.payload.jobs.queue({
      task: PLAN_TASK,
      input: {
        type,
        doc,
        global,
        locale: localeToPublish,
        timezone,
        user: req.user && { relationTo: req.user.collection, value: req.user.id },
        language: req.i18n.language,
      },
      waitUntil: date,
    });
  }
  return { message: req.i18n.t("general:success") };
};

/** Server functions that replace Payload's own. */
export const serverFunctions = { "form-state": formStateWithRefusals, "schedule-publish": schedulePublish };
