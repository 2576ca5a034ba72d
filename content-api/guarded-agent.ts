import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, buildConnector } from "undici";
import { FinalError } from "./http-errors";

/**
 * Connects to public addresses only, plus any address of the trusted hosts (`cms.internal:8080`). Checked for every
 * connection, and so every redirect, on the resolved address itself, so that DNS rebinding can't bypass it.
 */
export function createGuardedAgent(trustedHosts: readonly string[]): Agent {
  const trusted = new Set(trustedHosts.map(normalHost));
  const connectAnywhere = buildConnector({});
  const connectPublicly = buildConnector({ lookup: lookupPublic });

  return new Agent({
    connect(options, callback) {
      const { hostname, port } = options;
      if (trusted.has(normalHost(port ? `${hostname}:${port}` : hostname))) {
        connectAnywhere(options, callback);
        return;
      }
      const address = hostname.replace(/^\[|\]$/g, "");
      if (isIP(address) && !isPublic(address)) callback(notPublic(hostname), null);
      else connectPublicly(options, callback);
    },
  });
}

/** Only names reach this lookup; IP addresses are checked elsewhere. */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, options, (error, found, family) => {
    const addresses = typeof found === "string" ? [found] : (found ?? []).map(({ address }) => address);
    if (error || addresses.every(isPublic)) callback(error, found, family);
    else callback(notPublic(hostname), found, family);
  });
};

/** True for public unicast addresses: not loopback, private or otherwise special-purpose (IANA's registries). */
function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === "unicast";
}

function notPublic(host: string): FinalError {
  return new FinalError(
    `${host} is no public address. Where pictures may come from it, name it in PICTURE_HOSTS`,
  );
}

/** `CMS.internal:443` → `cms.internal`: drops default ports. */
function normalHost(host: string): string {
  return host.toLowerCase().replace(/:(?:80|443)$/, "");
}
