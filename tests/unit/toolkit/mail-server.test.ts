import nodemailer from "nodemailer";
import { mailServer } from "../../../toolkit/mail-server";

const MINUTE = 60_000;

test("a mail server has the time that RFC 5321 gives it: five minutes to greet, ten to answer what it was handed", async () => {
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
