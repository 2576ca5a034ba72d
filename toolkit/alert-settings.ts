import { string } from "yup";
import { isHttpUrl } from "../shared/http-url";
import { SMTP_VARIABLES, type SmtpSettings, smtpSettings, type SmtpVariables } from "./smtp-settings";

/** Who is alerted once when something fails, and once when it works again. */
export interface AlertSettings {
  /** URL of a webhook. */
  url?: string;
  /** `from` undefined: the hotel's address. */
  mail?: { to: string; from: string | undefined; smtp: SmtpSettings };
}

/** The alert variables, for the schemas of services that send alerts. */
export const ALERT_VARIABLES = {
  ...SMTP_VARIABLES,
  NEWSLETTER_FROM: string().matches(
    /^[^\s@<>]+@[^\s@<>]+$/,
    "NEWSLETTER_FROM must be an address, without a name",
  ),
  PUBLISH_ALERT_URL: string().test(
    "alert-url",
    "PUBLISH_ALERT_URL must be an absolute http(s) address",
    (value) => value === undefined || isHttpUrl(value),
  ),
  PUBLISH_ALERT_MAIL: string()
    .matches(/^[^\s@<>,]+@[^\s@<>,]+$/, "PUBLISH_ALERT_MAIL must be one address, without a name")
    .when(["SMTP_URL", "SMTP_HOST"], {
      is: (url?: string, host?: string) => url === undefined && host === undefined,
      then: (schema) =>
        schema.test(
          "mail-server",
          "PUBLISH_ALERT_MAIL needs a mail server: set SMTP_URL or SMTP_HOST",
          (value) => value === undefined,
        ),
    }),
};

interface AlertVariables extends SmtpVariables {
  PUBLISH_ALERT_URL?: string;
  PUBLISH_ALERT_MAIL?: string;
  NEWSLETTER_FROM?: string;
}

/** Converts the parsed variables to settings. */
export function alertSettings(variables: AlertVariables): AlertSettings {
  const { PUBLISH_ALERT_URL: url, PUBLISH_ALERT_MAIL: to, NEWSLETTER_FROM: from } = variables;
  const smtp = smtpSettings(variables);
  return { url, mail: to === undefined || smtp === undefined ? undefined : { to, from, smtp } };
}
