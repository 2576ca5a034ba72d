import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { environment } from "./environment";
import { keepMadePictures } from "./inside/kept-pictures";

/** Keeps each size of a picture that a build makes, from before the first one. */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  await keepMadePictures(resolve(environment.picturesDir));
};

/**
 * Has all pictures made in their sizes while webpack runs, which leaves a core idle: pages request the same files. Later
 * builds of the same cache have few new pictures and no webpack to wait for.
 */
export const onPreBuild: GatsbyNode["onPreBuild"] = async ({ graphql, reporter, cache }) => {
  if (await cache.get(BEGUN)) return;
  const { errors } = await graphql(ALL_PICTURES);
  if (errors) reporter.panicOnBuild("The pictures could not be queried.", errors);
  await cache.set(BEGUN, true);
};

const BEGUN = "pictures begun";

const ALL_PICTURES = /* GraphQL */ `
  {
    allHotelPicture {
      nodes {
        raster {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, formats: [WEBP], placeholder: NONE)
          }
        }
      }
    }
  }
`;
