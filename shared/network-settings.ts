import { isIP } from "node:net";
import { number, string } from "yup";

const LAST_PORT = 65_535;

/** An environment variable with a port; 0 is any free one. */
export function portSetting(name: string, unset: number) {
  const range = `${name} must be a number between 0 and ${LAST_PORT}`;
  return number()
    .typeError(range)
    .integer(`${name} must be a whole number`)
    .min(0, range)
    .max(LAST_PORT, range)
    .default(unset);
}

/** An environment variable with a local address to listen on. */
export function hostSetting(name: string) {
  return string().test(
    "host",
    `${name} must be an address of this machine without scheme and port, such as 0.0.0.0, :: or 10.0.0.5`,
    (value) => value === undefined || isIP(value) !== 0 || /^[a-z0-9.-]*[a-z][a-z0-9.-]*$/i.test(value),
  );
}
