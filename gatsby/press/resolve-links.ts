import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import type { GraphQLSchema } from "gatsby/graphql";
import { fillMessage } from "../../languages/fill-message";
import { hotelTokensFile } from "../../model/hotel-file";
import { fileSize } from "../../shared/file-size";
import type { Locale } from "../../shared/locales";
import { environment } from "../environment";
import { placePressFile, pressFile } from "./press-files";

interface Link {
  url: string;
  text: string;
  target: string | null;
  /** Of a link to a press file whose text has placeholders for type and size. */
  locale?: Locale;
}

/**
 * Blocks that offer a press file get it when a page queries their link: it is thus created from the content as
 * the page shows it, and recreated only when that changes.
 */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add, cache }) => {
  const hotelFile = resolve(environment.hotelFile);
  const settings = {
    folder: resolve(cache.directory, "press"),
    siteUrl: environment.siteUrl,
    tokensFile: hotelTokensFile(hotelFile),
  };
  add({
    HotelContent: {
      link: {
        resolve: async (
          { link }: { link: Link | null },
          _: unknown,
          context: unknown,
          { schema }: { schema: GraphQLSchema },
        ) => {
          if (!link?.locale) return link;
          const made = await pressFile(link.url, { schema, context }, settings);
          if (!made) return null;
          await placePressFile(link.url, made);
          const { bytes, type } = made;
          return { ...link, text: fillMessage(link.text, { type, size: fileSize(bytes, link.locale) }) };
        },
      },
    },
  });
};
