import { createClient, type Row } from "@libsql/client";
import { mailFolder } from "../../services/newsletter/mailer";
import { newsletter } from "../../services/newsletter/plugin";
import { type NewsletterSettings, parseNewsletterSettings } from "../../services/newsletter/settings";
import { startContentServer } from "../../services/content-server/server";
import { closeAtEnd } from "./close-at-end";
import { mailTo, type WrittenMail } from "./newsletter/mail";
import { temporaryFolder } from "./temporary-folder";

export const SIGNUP_PATH = "/v1/web/subscribe-newsletter";
export const ENQUIRY_PATH = "/v1/web/enquiry";
/** Origin of the server in the tests' mails. */
const PUBLIC_URL = "https://www.example.com";

export interface NewsletterServer {
  url: string;
  settings: NewsletterSettings;
  reports: string[];
  /** Sends a body as the form does. */
  signUp(body: unknown, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>;
  /** The same for enquiries. */
  enquire(body: unknown, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>;
  /** Queries the database as another program would. */
  query(sql: string): Promise<Row[]>;
  rows(): Promise<Row[]>;
  enquiries(): Promise<Row[]>;
  mailTo(address: string): Promise<WrittenMail>;
  /** A mail's link, pointed at the test's server. */
  local(link: string | undefined): string;
  close(): Promise<void>;
}

/** A content server with its own newsletter: a real database, and mails as files. */
export async function startNewsletter(
  variables: Record<string, string> = {},
  contentDir = "tests/fixtures/second-hotel",
): Promise<NewsletterServer> {
  const settings = parseNewsletterSettings({
    DATA_DIR: await temporaryFolder(),
    SITE_URL: PUBLIC_URL,
    NEWSLETTER_SIGNUPS_PER_MINUTE: "1000000",
    NEWSLETTER_MAILS_PER_HOUR: "1000000",
    ...variables,
  });
  const reports: string[] = [];
  const report = (message: string) => void reports.push(message);
  const server = await startContentServer({
    contentDir,
    port: 0,
    report,
    beside: (app, health) => app.register(newsletter, { settings, health, report }),
  });
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${server.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const answer: unknown = text === "" ? undefined : JSON.parse(text);
    return { status: response.status, body: answer };
  };
  return closeAtEnd<NewsletterServer>({
    url: server.url,
    settings,
    reports,
    signUp: (body, headers) => post(SIGNUP_PATH, body, headers),
    enquire: (body, headers) => post(ENQUIRY_PATH, body, headers),
    query: (sql) => select(settings.databaseUrl, sql),
    rows: () => readRows(settings.databaseUrl),
    enquiries: () => readEnquiries(settings.databaseUrl),
    mailTo: (address) => mailTo(address, mailFolder(settings.dataDir)),
    local: (link = "") => link.replace(PUBLIC_URL, server.url),
    close: server.close,
  });
}

/** All subscribers, read as another program would. */
export function readRows(databaseUrl: string): Promise<Row[]> {
  return select(databaseUrl, "SELECT * FROM subscribers ORDER BY email");
}

/** The same for enquiries, oldest first. */
export function readEnquiries(databaseUrl: string): Promise<Row[]> {
  return select(databaseUrl, "SELECT * FROM enquiries ORDER BY received_at");
}

async function select(databaseUrl: string, sql: string): Promise<Row[]> {
  const client = createClient({ url: databaseUrl });
  try {
    return (await client.execute(sql)).rows.map((row) => ({ ...row }));
  } finally {
    client.close();
  }
}
