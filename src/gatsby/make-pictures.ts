import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { environment } from "./environment";
import { limitAvifEffort } from "./inside/avif-effort";
import { keepMadePictures } from "./inside/kept-pictures";

/** Sets how pictures are made in their sizes, before any is. */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  limitAvifEffort();
  await keepMadePictures(resolve(environment.picturesDir));
};
