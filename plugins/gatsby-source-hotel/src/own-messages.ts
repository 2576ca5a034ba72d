import type { Node } from "gatsby";
import { completedFile } from "../../../languages/completed-file";
import { inOwnWords } from "../../../languages/own-messages";
import { fieldsOf, isRecordOf, isText } from "../../../shared/record";
import { NODE_TYPES } from "./schema";

interface LocaleNode {
  language: string;
  ns: string;
  data: string;
  fileAbsolutePath: string;
}

interface Context {
  nodeModel: { getNodeById(args: { id: string; type: string }): Node | null };
}

/**
 * Resolves page messages, falling back to English and applying the hotel's own wording. As a tracked dependency, a
 * change to that wording rebuilds the pages of its language.
 */
export const ownMessages = (createNodeId: (name: string) => string) => ({
  Locale: {
    data: {
      resolve: (node: LocaleNode, _args: unknown, { nodeModel }: Context) => {
        const { language, ns } = node;
        const data = completedFile(node.data, node.fileAbsolutePath);
        const id = createNodeId(`hotel-${language}`);
        const { messages } = fieldsOf(nodeModel.getNodeById({ id, type: NODE_TYPES.hotel }));
        if (!isRecordOf(isText)(messages) || Object.keys(messages).length === 0) return data;
        return JSON.stringify(inOwnWords(ns, fieldsOf(JSON.parse(data)), messages));
      },
    },
  },
});
