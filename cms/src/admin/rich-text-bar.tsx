import { $toggleLink } from "@lexical/link";
import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND } from "@lexical/list";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { $createHeadingNode, $createQuoteNode, $isHeadingNode, $isQuoteNode } from "@lexical/rich-text";
import { $setBlocksType } from "@lexical/selection";
import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $getTableCellNodeFromLexicalNode,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  INSERT_TABLE_COMMAND,
} from "@lexical/table";
import { $createParagraphNode, $getSelection, $isRangeSelection, FORMAT_TEXT_COMMAND } from "lexical";
import { useEffect, useState } from "react";
import { $insertDefinitionList } from "../rich-text/definition-nodes";
import type { TextViewTexts } from "./desk-texts";
import { InsertLink } from "./insert-link";
import { InsertPicture } from "./insert-picture";

type Block = "paragraph" | "h2" | "h3" | "quote";

interface Here {
  block: Block;
  bold: boolean;
  italic: boolean;
  inTable: boolean;
}

const NOWHERE: Here = { block: "paragraph", bold: false, italic: false, inTable: false };

/** Toolbar of the text view: block types, formatting, lists, tables, links and pictures. */
export function RichTextBar({ words, inline }: { words: TextViewTexts; inline: boolean }) {
  const [editor] = useLexicalComposerContext();
  const [here, setHere] = useState(NOWHERE);
  const [form, setForm] = useState<"link" | "picture">();

  useEffect(
    () => editor.registerUpdateListener(({ editorState }) => setHere(editorState.read(() => $where()))),
    [editor],
  );

  const setBlock = (block: string) => {
    editor.update(() => {
      const selection = $getSelection();
      if ($isRangeSelection(selection)) $setBlocksType(selection, () => $createBlock(block));
    });
    editor.focus();
  };
  const button = (label: string, press: () => void, pressed?: boolean) => (
    <button key={label} type="button" aria-pressed={pressed} onClick={press}>
      {label}
    </button>
  );
  const inCell = (change: () => unknown) => () => editor.update(() => void change());

  return (
    <>
      <div className="rich-text__bar" role="toolbar" aria-label={words.text}>
        {!inline && (
          <select
            aria-label={words.paragraph}
            value={here.block}
            onChange={(event) => setBlock(event.target.value)}
          >
            <option value="paragraph">{words.paragraph}</option>
            <option value="h2">{words.heading}</option>
            <option value="h3">{words.subheading}</option>
            <option value="quote">{words.quote}</option>
          </select>
        )}
        {button(words.bold, () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, "bold"), here.bold)}
        {button(words.italic, () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, "italic"), here.italic)}
        {button(words.link, () => setForm("link"))}
        {button(words.unlink, () => editor.update(() => $toggleLink(null)))}
        {!inline && [
          button(words.bullets, () => editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined)),
          button(words.numbers, () => editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined)),
          button(words.definitions, () => editor.update($insertDefinitionList)),
          button(words.table, () =>
            editor.dispatchCommand(INSERT_TABLE_COMMAND, {
              rows: "3",
              columns: "3",
              includeHeaders: { rows: true, columns: false },
            }),
          ),
          button(words.picture, () => setForm("picture")),
        ]}
        {here.inTable && [
          button(
            words.rowBelow,
            inCell(() => $insertTableRowAtSelection(true)),
          ),
          button(
            words.columnAfter,
            inCell(() => $insertTableColumnAtSelection(true)),
          ),
          button(words.removeRow, inCell($deleteTableRowAtSelection)),
          button(words.removeColumn, inCell($deleteTableColumnAtSelection)),
        ]}
      </div>
      {form === "link" && <InsertLink words={words} onEnd={() => setForm(undefined)} />}
      {form === "picture" && <InsertPicture words={words} onEnd={() => setForm(undefined)} />}
    </>
  );
}

function $createBlock(block: string) {
  if (block === "h2" || block === "h3") return $createHeadingNode(block);
  return block === "quote" ? $createQuoteNode() : $createParagraphNode();
}

/** The block and formatting at the cursor. */
function $where(): Here {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return NOWHERE;
  const node = selection.anchor.getNode();
  const block = node.getTopLevelElement();
  const tag = $isHeadingNode(block) && block.getTag() === "h3" ? "h3" : "h2";
  return {
    block: $isHeadingNode(block) ? tag : $isQuoteNode(block) ? "quote" : "paragraph",
    bold: selection.hasFormat("bold"),
    italic: selection.hasFormat("italic"),
    inTable: $getTableCellNodeFromLexicalNode(node) !== null,
  };
}
