import type { schedulePublishHandler } from "@payloadcms/ui/utilities/schedulePublishHandler";
import { Forbidden } from "payload";
import { mayEdit } from "../access/roles";
import { PLAN_TASK } from "../publish/run-plan";
import { formStateWithRefusals } from "./refused-fields";

/**
 * Planning is publishing: Payload's own function asks only whether somebody is signed in. The language of who plans is kept,
 * for the mail about a plan that fails.
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

/** What the admin calls beside the API, where it is not Payload's own. */
export const serverFunctions = { "form-state": formStateWithRefusals, "schedule-publish": schedulePublish };
