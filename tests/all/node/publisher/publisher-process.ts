import { createPublisher } from "../../../../services/publisher/create-publisher";
import { fakeOptions } from "../../../support/publisher-fixture";

/** A publisher in its own process, for tests that kill it; arguments: `[folder, "publish" | "recover"]`. */
async function main(): Promise<void> {
  const [folder = "", command] = process.argv.slice(2);
  const publisher = createPublisher({ ...fakeOptions(folder), log: console.error });
  await publisher.start();
  if (command === "publish") await publisher.request("test");
  console.log("started");
  await publisher.idle();
  console.log(JSON.stringify(await publisher.status()));
}

void main();
