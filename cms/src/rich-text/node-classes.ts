import { LinkNode } from "@lexical/link";
import { ListItemNode, ListNode } from "@lexical/list";
import { HeadingNode, QuoteNode } from "@lexical/rich-text";
import { TableCellNode, TableNode, TableRowNode } from "@lexical/table";
import { DefinitionDescriptionNode, DefinitionListNode, DefinitionTermNode } from "./definition-nodes";
import { PictureNode } from "./picture-node";

/** All node types that a text may contain besides paragraphs. */
export const NODE_CLASSES = [
  HeadingNode,
  QuoteNode,
  ListNode,
  ListItemNode,
  LinkNode,
  TableNode,
  TableRowNode,
  TableCellNode,
  DefinitionListNode,
  DefinitionTermNode,
  DefinitionDescriptionNode,
  PictureNode,
];
