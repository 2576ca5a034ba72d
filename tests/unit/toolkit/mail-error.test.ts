import { toMailError } from "../../../toolkit/mail-error";

test("a certificate that nobody signed is told with what to set", () => {
  const error = Object.assign(new Error("self-signed certificate"), { code: "ETLS", command: "STARTTLS" });
  expect(toMailError(error, false)).toMatchObject({
    fault: "service",
    message: expect.stringContaining("set SMTP_SECURITY=none"),
  });
});
