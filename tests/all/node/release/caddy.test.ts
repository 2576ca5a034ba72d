import { findCaddy, startCaddy } from "../../../support/hosts/caddy";
import { expectHostCase } from "../../../support/hosts/expect-host-case";
import { casesWithout, RULE_CASES } from "../../../support/hosts/host-cases";
import { testedHost } from "../../../support/hosts/tested-host";

const { testWhereInstalled, origin } = testedHost(
  findCaddy(),
  startCaddy,
  (signupsUrl) => `handle /v1/web/* {\n  reverse_proxy ${signupsUrl}\n}\n`,
);

testWhereInstalled.each(casesWithout(RULE_CASES, "languages"))(
  "caddy answers $name ($path) like the site server",
  (hostCase) => expectHostCase(origin(), hostCase),
);
