import type { FastifyInstance } from "fastify";
import { mixed, object } from "yup";
import type { HotelFile } from "../../model/hotel-file";
import { localeOrDefault } from "../../shared/locales";
import { tryParse } from "../../shared/parse";
import { fieldsOf } from "../../shared/record";
import { RequestError } from "../../toolkit/answer-errors";
import type { Consents } from "./consents";
import type { Enquiries } from "./enquiries";
import { parseEnquiry } from "./enquiry";
import type { Outbox } from "./outbox";
import { enquiryMessages } from "./own-words";

/** Bytes: the longest message in the widest characters, plus the other fields. */
const BODY_LIMIT = 32_768;

/** A honeypot field: invisible, so only bots fill it in. */
const trapSchema = object({ website: mixed().test((value) => value !== undefined && value !== "") });

interface EnquiryRoutesOptions {
  hotel: HotelFile;
  enquiries: Enquiries;
  consents: Consents;
  outbox: Outbox;
}

/** The enquiry endpoint of the content API. A 2xx response means that the enquiry is on disk. */
export async function enquiryRoutes(
  app: FastifyInstance,
  { hotel, enquiries, consents, outbox }: EnquiryRoutesOptions,
): Promise<void> {
  app.addHook("onResponse", async () => outbox.notify());

  app.post("/enquiry", { bodyLimit: BODY_LIMIT }, async ({ body }, reply) => {
    if (!hotel.enquiry)
      throw new RequestError(404, "This hotel takes no enquiries: its hotel file names no desk for them.");
    const parsed = parseEnquiry(body);
    if ("faults" in parsed) {
      const { wrong } = enquiryMessages(hotel, localeOrDefault(fieldsOf(body).locale));
      const fields = Object.entries(parsed.faults).map(([field, fault]) => [field, wrong[fault]] as const);
      return reply.code(422).send({ fields: Object.fromEntries(fields) });
    }
    const { enquiry, consent } = parsed;
    const version = await consents.versionOf("enquiry", enquiry.locale, consent);
    if (version === undefined) {
      const { wrong } = enquiryMessages(hotel, enquiry.locale);
      return reply.code(422).send({ fields: { terms: wrong.consent } });
    }
    const held = tryParse(trapSchema, body) !== undefined;
    await enquiries.store(enquiry, version, held, Date.now());
    return reply.code(204).send();
  });
}
