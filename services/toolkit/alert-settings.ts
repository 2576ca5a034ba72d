import { string } from "yup";
import { MAIL_VARIABLES } from "./mail-server";

/** Who is told, once, that something fails, and once that it does not any more. */
export interface AlertSettings {
  /** Gets a call. */
  url?: string;
  /** `from` undefined: the hotel's address. */
  mail?: { to: string; from: string | undefined; smtpUrl: string };
}

/** The variables that say who is told, for the schemas of the services that tell anybody. */
export const ALERT_VARIABLES = {
  ...MAIL_VARIABLES,
  PUBLISH_ALERT_URL: string().test(
    "alert-url",
    "PUBLISH_ALERT_URL must be an absolute http(s) address",
    (value) => value === undefined || (/^https?:\/\//.test(value) && URL.canParse(value)),
  ),
  PUBLISH_ALERT_MAIL: string()
    .matches(/^[^\s@<>,]+@[^\s@<>,]+$/, "PUBLISH_ALERT_MAIL must be one address, without a name")
    .when("SMTP_URL", {
      is: undefined,
      then: (schema) =>
        schema.test(
          "mail-server",
          "PUBLISH_ALERT_MAIL needs a mail server: set SMTP_URL",
          (value) => value === undefined,
        ),
    }),
};

type AlertVariables = Partial<Record<keyof typeof ALERT_VARIABLES, string>>;

/** The parsed variables as settings. */
export function alertSettings({
  PUBLISH_ALERT_URL: url,
  PUBLISH_ALERT_MAIL: to,
  NEWSLETTER_FROM: from,
  SMTP_URL: smtpUrl,
}: AlertVariables): AlertSettings {
  return { url, mail: to === undefined || smtpUrl === undefined ? undefined : { to, from, smtpUrl } };
}
