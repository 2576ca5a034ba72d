import { createPublisher } from "../../../../services/publisher/create-publisher";
import { fakeOptions } from "../../../support/publisher-fixture";

/** A publish in its own process, for tests that kill it; argument: the publisher's folder. */
async function main(): Promise<void> {
  const publisher = createPublisher({ ...fakeOptions(process.argv[2] ?? ""), log: console.error });
  await publisher.start();
  await publisher.request("test");
  console.log("started");
}

void main();
