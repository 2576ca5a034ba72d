import type { NodeInput } from "gatsby";
import { fileName, type PictureUse } from "./node-parts";
import { NODE_TYPES } from "./schema";

const MOST_NAMED = 5;

/** Describes for the log where a picture is used: `on /about-us, /tr/hakkimizda`. */
export function picturePlaces(
  address: string,
  { nodes, pictures }: { nodes: readonly NodeInput[]; pictures: readonly PictureUse[] },
  createNodeId: (name: string) => string,
): string {
  const ids = [
    createNodeId(fileName(address)),
    ...pictures.filter(({ sourceUrl }) => sourceUrl === address).map(({ id }) => id),
  ];
  const holders = nodes.filter((node) => {
    const fields = JSON.stringify(node);
    return ids.some((id) => fields.includes(id));
  });
  const templates = holders.filter(({ internal }) => internal.type === NODE_TYPES.categoryTemplate);
  const paths = nodes.flatMap((node) => {
    const isShown = holders.includes(node) || templates.some(({ id }) => node.categoryTemplate === id);
    return isShown && typeof node.path === "string" ? [node.path] : [];
  });
  if (paths.length === 0) return "among the hotel's facts";
  const more = paths.length > MOST_NAMED ? ` and ${paths.length - MOST_NAMED} more` : "";
  return `on ${paths.slice(0, MOST_NAMED).join(", ")}${more}`;
}
