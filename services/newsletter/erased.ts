import { createHmac, randomBytes } from "node:crypto";
import { join } from "node:path";
import { array, object, string } from "yup";
import { parse } from "../../shared/parse";
import { readStored, replaceFile } from "../../toolkit/stored-files";
import { contactKeys, type Contact } from "./contact";

const FILE = "erased.json";

const erasedSchema = object({
  salt: string().required(),
  people: array(
    object({ at: string().required(), digests: array(string().required()).required() }),
  ).required(),
});

/** Digests of the people erased from the newsletter, so that restoring a backup doesn't bring them back. */
export class Erased {
  private constructor(
    private readonly file: string,
    private readonly salt: string,
    private readonly people: { at: string; digests: string[] }[],
  ) {}

  static async read(dataDir: string): Promise<Erased> {
    const file = join(dataDir, FILE);
    const stored = await readStored(
      file,
      (json) => parse(erasedSchema, json),
      "Restore it from a copy; without it backups bring back people who were erased.",
    );
    return new Erased(file, stored?.salt ?? randomBytes(16).toString("hex"), stored?.people ?? []);
  }

  async add(contact: Contact, now: Date): Promise<void> {
    const digests = contactKeys(contact).own.map((key) => this.digestOf(key));
    this.people.push({ at: now.toISOString(), digests });
    await replaceFile(this.file, JSON.stringify({ salt: this.salt, people: this.people }), 0o600);
  }

  /** Whether somebody matching this contact was erased after this time (ISO 8601 in UTC). */
  has(contact: Contact, since: string): boolean {
    const digests = contactKeys(contact).others.map((key) => this.digestOf(key));
    return this.people.some(
      (person) => person.at > since && person.digests.some((digest) => digests.includes(digest)),
    );
  }

  private digestOf(key: string): string {
    return createHmac("sha256", this.salt).update(key).digest("hex");
  }
}
