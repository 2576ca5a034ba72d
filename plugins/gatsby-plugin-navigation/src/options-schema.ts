import type { GatsbyNode } from "gatsby";
import { DEFAULT_POLL_MINUTES } from "./options";

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) =>
  Joi.object({
    pollMinutes: Joi.number()
      .positive()
      .default(DEFAULT_POLL_MINUTES)
      .description("Minutes between two looks at /builds/latest.json while the tab is visible."),
  });
