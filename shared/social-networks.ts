/** The social networks the footer links to, in this order. */
export const SOCIAL_NETWORKS = ["instagram", "facebook", "x", "vk", "youtube"] as const;

/** Their names, the same in every language. */
export const NETWORK_NAMES: Readonly<Record<(typeof SOCIAL_NETWORKS)[number], string>> &
  Readonly<Record<string, string>> = {
  instagram: "Instagram",
  facebook: "Facebook",
  x: "X",
  vk: "VK",
  youtube: "YouTube",
};
