import { randomBytes } from "node:crypto";
import { ROLES } from "../src/access/roles";
import { withDatabase } from "./kept-data";
import { openPayload } from "./open";
import { run } from "./run";

const USAGE = `Say who, as what, and for a translator in which languages:
  npm run cms:user -- you@example.com owner
  npm run cms:user -- ceviri@example.com translator tr,de`;

/** Creates a user or resets a user's password; the password is printed once. */
await run(async ([email, role = "editor", languages = ""]) => {
  if (email === undefined || !ROLES.some((known) => known === role)) throw new Error(USAGE);
  withDatabase();
  const payload = await openPayload();
  const password = randomBytes(15).toString("base64url");
  const data = { email, password, role, languages: languages.split(",").filter(Boolean) };
  const { docs } = await payload.find({ collection: "users", where: { email: { equals: email } }, limit: 1 });
  const [known] = docs;
  if (known === undefined) {
    await payload.create({ collection: "users", data, context: { byCommand: true } });
  } else {
    await payload.update({
      collection: "users",
      id: known.id,
      data: { ...data, loginAttempts: 0, lockUntil: null },
    });
  }
  console.log(
    `${known === undefined ? "Made" : "Changed"}: ${email}, ${role}. The password, shown only now: ${password}`,
  );
});
