import { parseArgs } from "node:util";
import { type Environment, parseEnvironment } from "../../shared/environment";
import { checkPlan, type Fact, printPlan, versionFact } from "../../toolkit/plan";
import { runMain, runService } from "../../toolkit/run-main";
import { startServer } from "../../toolkit/start-server";
import { checkMail } from "./check-mail";
import { checkSender } from "./check-sender";
import { NEWSLETTER_PREFIX } from "./links";
import { newsletter } from "./plugin";
import { newsletterPlan } from "./plan";
import { type NewsletterSettings, parseNewsletterSettings } from "./settings";

const USAGE = `Usage:
  npm run newsletter                                    takes signups and enquiries, and sends their mails
  npm run newsletter -- check                           says what it would do, and ends
  npm run newsletter -- check-mail someone@example.com  sends a mail, and says what fails
  npm run newsletter -- check-sender <DKIM selector …>  looks up SPF, DKIM and DMARC of the sender's domain
      … --domain example.com                            of another domain`;

/** `npm run newsletter`: runs signups on their own; of the hotel's content they need only the hotel file. */
async function main(signal: AbortSignal): Promise<void> {
  const environment = parseEnvironment(process.env);
  const settings = parseNewsletterSettings(process.env, environment);
  const { command, rest, domain } = readArguments(process.argv.slice(2));
  const [address] = rest;
  if (command === "check-mail" && address !== undefined) return checkMail(address, settings, console.log);
  if (command === "check-sender") return checkSender({ domain, selectors: rest }, settings, console.log);
  if (command !== undefined) throw new Error(USAGE);
  const server = await startServer({ ...environment, signal }, async (app, health) => {
    app.setNotFoundHandler((request, reply) =>
      reply
        .code(404)
        .send({ message: `There is no ${request.method} ${request.url}: this server takes signups.` }),
    );
    await app.register(newsletter, { settings, health });
  });
  console.log(
    `Newsletter on ${server.url}${NEWSLETTER_PREFIX}, for the site at ${settings.siteUrl}. Ctrl-C ends it.`,
  );
  printPlan(await planOf(environment, settings));
}

function readArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { domain: { type: "string" } },
  });
  const [command, ...rest] = positionals;
  return { command, rest, domain: values.domain };
}

async function check(): Promise<void> {
  const environment = parseEnvironment(process.env);
  checkPlan(await planOf(environment, parseNewsletterSettings(process.env, environment)));
}

async function planOf({ siteUrl }: Environment, settings: NewsletterSettings): Promise<Fact[]> {
  return [versionFact(), { what: "Public address", says: siteUrl }, ...(await newsletterPlan(settings))];
}

void (process.argv[2] === "check" ? runMain(check) : runService(main));
