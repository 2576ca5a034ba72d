import nodemailer from "nodemailer";
import { mailServer } from "../../../toolkit/mail-server";

const MINUTE = 60_000;

test("a mail server gets the timeouts of RFC 5321: five minutes to greet, ten to respond", async () => {
  const taking = nodemailer.createTransport({ jsonTransport: true });
  const create = jest.spyOn(nodemailer, "createTransport").mockReturnValue(taking);
  const settings = { host: "mail.example.com", port: 587, security: undefined, user: undefined };
  await mailServer({ ...settings, password: undefined }).send({ to: "ada@example.com", text: "Hello" });
  expect(create).toHaveBeenCalledWith(
    expect.objectContaining({
      connectionTimeout: 5 * MINUTE,
      greetingTimeout: 5 * MINUTE,
      socketTimeout: 10 * MINUTE,
    }),
  );
});
