import { array, string } from "yup";

/** Content API GET calls whose responses changed, as path and query; undefined: any may have. */
export type ChangedCalls = readonly string[] | undefined;

/** The list as processes and webhooks send it to each other. */
export const changedCalls = () => array(string().matches(/^\//).required());
