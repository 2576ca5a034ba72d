import { number, string } from "yup";

/** How to reach a mail server. */
export interface SmtpSettings {
  host: string;
  port: number;
  /** Undefined: encrypted if the server offers it. */
  security: Security | undefined;
  user: string | undefined;
  password: string | undefined;
}

const SECURITIES = ["tls", "starttls", "none"] as const;
type Security = (typeof SECURITIES)[number];

const PORTS = { tls: 465, other: 587 };

const needsHost = (name: string) =>
  string().when("SMTP_HOST", {
    is: undefined,
    then: (schema) => schema.test("host", `${name} needs SMTP_HOST`, (value) => value === undefined),
  });

/** The variables of a mail server. Errors omit the value, which may contain a password. */
export const SMTP_VARIABLES = {
  SMTP_URL: string()
    .test(
      "smtp-url",
      "SMTP_URL must look like smtps://user:password@mail.example.com, and / ? # @ : % in user or password percent-encoded (/ as %2F); or leave it out and set SMTP_HOST, SMTP_USER and SMTP_PASSWORD, which are taken as they are",
      (value) => value === undefined || readSmtpUrl(value) !== undefined,
    )
    .when("SMTP_HOST", {
      is: (host: string | undefined) => host !== undefined,
      then: (schema) =>
        schema.test("one-way", "SMTP_URL and SMTP_HOST must not both be set", (value) => value === undefined),
    }),
  SMTP_HOST: string().matches(
    /^[^\s/:@]+$|^[\da-f:]+$/i,
    "SMTP_HOST must be a name such as mail.example.com",
  ),
  SMTP_PORT: number()
    .typeError("SMTP_PORT must be a number between 1 and 65535")
    .integer("SMTP_PORT must be a whole number")
    .min(1, "SMTP_PORT must be a number between 1 and 65535")
    .max(65_535, "SMTP_PORT must be a number between 1 and 65535"),
  SMTP_USER: needsHost("SMTP_USER"),
  SMTP_PASSWORD: needsHost("SMTP_PASSWORD"),
  SMTP_SECURITY: string().oneOf(SECURITIES, `SMTP_SECURITY must be one of ${SECURITIES.join(", ")}`),
};

export interface SmtpVariables {
  SMTP_URL?: string;
  SMTP_HOST?: string;
  SMTP_PORT?: number;
  SMTP_USER?: string;
  SMTP_PASSWORD?: string;
  SMTP_SECURITY?: Security;
}

/** Converts the parsed variables to settings; undefined if they name no mail server. */
export function smtpSettings(variables: SmtpVariables): SmtpSettings | undefined {
  const { SMTP_URL, SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD, SMTP_SECURITY } = variables;
  const url = SMTP_URL === undefined ? undefined : readSmtpUrl(SMTP_URL);
  if (url) return { ...url, security: SMTP_SECURITY ?? url.security };
  if (SMTP_HOST === undefined) return undefined;
  const security = SMTP_SECURITY ?? (SMTP_PORT === PORTS.tls ? "tls" : undefined);
  return {
    host: SMTP_HOST,
    port: SMTP_PORT ?? (security === "tls" ? PORTS.tls : PORTS.other),
    security,
    user: SMTP_USER,
    password: SMTP_PASSWORD,
  };
}

/**
 * Undefined: not a valid URL, for example because of an unescaped password:
 * `smtp://user:12/34@mail.example.com`.
 */
function readSmtpUrl(text: string): SmtpSettings | undefined {
  if (!/^smtps?:\/\/\S+$/.test(text) || !URL.canParse(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  if (hostname === "" || pathname.replace("/", "") + search + hash !== "") return undefined;
  const security = protocol === "smtps:" ? "tls" : undefined;
  try {
    return {
      host: hostname.replace(/^\[|\]$/g, ""),
      port: port === "" ? (security === "tls" ? PORTS.tls : PORTS.other) : Number(port),
      security,
      user: decodeURIComponent(username) || undefined,
      password: decodeURIComponent(password) || undefined,
    };
  } catch {
    return undefined;
  }
}
