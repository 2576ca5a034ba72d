import { toMailError } from "../../../toolkit/mail-error";

test("a self-signed certificate is reported with the setting to change", () => {
  const error = Object.assign(new Error("self-signed certificate"), { code: "ETLS", command: "STARTTLS" });
  expect(toMailError(error, false)).toMatchObject({
    fault: "service",
    message: expect.stringContaining("set SMTP_SECURITY=none"),
  });
});
