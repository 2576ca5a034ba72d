import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { environment } from "./environment";
import { keepMadePictures } from "./inside/kept-pictures";

/** Sets up reuse of generated image sizes before the first one. */
export const onPreInit: GatsbyNode["onPreInit"] = async () => {
  await keepMadePictures(resolve(environment.picturesDir));
};

/**
 * Generates all image sizes while webpack runs, which leaves a core idle: pages request the same files. Later
 * builds with the same cache have few new images and no webpack run to wait for.
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
