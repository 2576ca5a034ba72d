import { schedulePublishHandler } from "@payloadcms/ui/utilities/schedulePublishHandler";
import { Forbidden } from "payload";
import { mayEdit } from "../access/roles";

/** Planning is publishing: Payload's own function asks only whether somebody is signed in. */
const schedulePublish: typeof schedulePublishHandler = (planning) => {
  if (!mayEdit(planning.req)) throw new Forbidden(planning.req.t);
  return schedulePublishHandler(planning);
};

/** What the admin calls beside the API, where it is not Payload's own. */
export const serverFunctions = { "schedule-publish": schedulePublish };
