import type { SOCIAL_NETWORKS } from "../../../model/hotel-file";

/** Names of the social networks, the same in every language. */
export const NETWORK_NAMES = {
  instagram: "Instagram",
  facebook: "Facebook",
  x: "X",
  vk: "VK",
  youtube: "YouTube",
} as const satisfies Record<(typeof SOCIAL_NETWORKS)[number], string>;

export function networkName(network: string): string {
  return new Map<string, string>(Object.entries(NETWORK_NAMES)).get(network) ?? network;
}
