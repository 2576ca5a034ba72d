import type { Node } from "gatsby";
import { inOwnWords } from "../../../languages/own-messages";
import { fieldsOf, isRecordOf, isText } from "../../../shared/record";
import { NODE_TYPES } from "./schema";

interface LocaleNode {
  language: string;
  ns: string;
  data: string;
}

interface Context {
  nodeModel: { getNodeById(args: { id: string; type: string }): Node | null };
}

/** The messages of pages, with those in the hotel's own words: a change of them builds the pages of their language. */
export const ownMessages = (createNodeId: (name: string) => string) => ({
  Locale: {
    data: {
      resolve: ({ language, ns, data }: LocaleNode, _args: unknown, { nodeModel }: Context) => {
        const id = createNodeId(`hotel-${language}`);
        const { messages } = fieldsOf(nodeModel.getNodeById({ id, type: NODE_TYPES.hotel }));
        if (!isRecordOf(isText)(messages) || Object.keys(messages).length === 0) return data;
        return JSON.stringify(inOwnWords(ns, fieldsOf(JSON.parse(data)), messages));
      },
    },
  },
});
