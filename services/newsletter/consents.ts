import { unwatchFile, watchFile } from "node:fs";
import { ownConsents } from "../../languages/own-consents";
import { CONSENT_VERSIONS, type ConsentForm } from "../../shared/consent-versions";
import { messageOf } from "../../shared/errors";
import { readHotelFile } from "../../toolkit/read-hotel-file";
import { type Locale, SHIPPED_LOCALES } from "../../shared/locales";
import { ownMessagesIn } from "../../shared/own-messages";
import type { Database } from "./database";

/** Polling interval for the hotel file, in milliseconds; a wording in place for less was never on a page. */
const LOOK = 2_000;

/** Consent wordings by version and language, kept as proof: they are added to the database and never changed. */
export class Consents {
  private readonly remembered = () =>
    void this.remember().catch((error: unknown) =>
      this.report(
        `The words of consents in ${this.hotelFile} could not be kept (${messageOf(error)}). They are looked for again with the next signup or enquiry that has them.`,
      ),
    );

  constructor(
    private readonly database: Database,
    private readonly hotelFile: string,
    private readonly report: (message: string) => void,
  ) {}

  /** Stores the hotel's own consent wordings now and whenever the hotel file changes. */
  async start(): Promise<void> {
    await this.remember();
    watchFile(this.hotelFile, { interval: LOOK, persistent: false }, this.remembered);
  }

  /**
   * The version that a form showed in a language; the shipped one if it names none. Undefined if its wording is
   * unknown.
   */
  async versionOf(
    form: ConsentForm,
    locale: Locale,
    shown: string | null | undefined,
  ): Promise<string | undefined> {
    if (!shown) return CONSENT_VERSIONS[form];
    if (!shown.startsWith(`${form}-`)) return undefined;
    if (await this.has(shown, locale)) return shown;
    await this.remember();
    if (await this.has(shown, locale)) return shown;
    this.report(
      `A form (${form}, ${locale}) showed a consent whose words are not known here, and was refused: its page is old, or the site is built from another hotel file than ${this.hotelFile}.`,
    );
    return undefined;
  }

  close(): void {
    unwatchFile(this.hotelFile, this.remembered);
  }

  private async remember(): Promise<void> {
    const { messages } = readHotelFile(this.hotelFile);
    const rows = SHIPPED_LOCALES.flatMap((locale) =>
      ownConsents(ownMessagesIn(messages, locale), locale).map(({ version, wording }) => ({
        sql: "INSERT OR IGNORE INTO consents (version, locale, wording) VALUES (?, ?, ?)",
        args: [version, locale, wording],
      })),
    );
    if (rows.length > 0) await this.database.batch(rows, "write");
  }

  private async has(version: string, locale: Locale): Promise<boolean> {
    const { rows } = await this.database.execute({
      sql: "SELECT 1 FROM consents WHERE version = ? AND locale = ?",
      args: [version, locale],
    });
    return rows.length > 0;
  }
}
