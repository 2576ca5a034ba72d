import { networkInterfaces } from "node:os";

/** An address at which other machines, such as one with a proxy, reach this one. */
export function outerAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  const outer = addresses.find(({ family, internal }) => family === "IPv4" && !internal);
  if (!outer) throw new Error("This test needs a network that is not loopback.");
  return outer.address;
}
