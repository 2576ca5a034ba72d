import { LexicalComposer } from "@lexical/react/LexicalComposer";
import { ContentEditable } from "@lexical/react/LexicalContentEditable";
import { LexicalErrorBoundary } from "@lexical/react/LexicalErrorBoundary";
import { HistoryPlugin } from "@lexical/react/LexicalHistoryPlugin";
import { LinkPlugin } from "@lexical/react/LexicalLinkPlugin";
import { ListPlugin } from "@lexical/react/LexicalListPlugin";
import { OnChangePlugin } from "@lexical/react/LexicalOnChangePlugin";
import { RichTextPlugin } from "@lexical/react/LexicalRichTextPlugin";
import { TablePlugin } from "@lexical/react/LexicalTablePlugin";
import type { RichText } from "../rich-text/nodes";
import { fromLexical, toLexical } from "../rich-text/lexical-json";
import { NODE_CLASSES } from "../rich-text/node-classes";
import { toHtml } from "../rich-text/to-html";
import type { TextViewTexts } from "./desk-texts";
import { PastePlugin } from "./paste-plugin";
import { RichTextBar } from "./rich-text-bar";

interface Props {
  initial: RichText;
  readOnly: boolean;
  words: TextViewTexts;
  /** Undefined if read-only. */
  onChange?: (html: string) => void;
}

/** The rich text view of an HTML field. */
export function RichTextEditor({ initial: { blocks, inline }, readOnly, words, onChange }: Props) {
  return (
    <LexicalComposer
      initialConfig={{
        namespace: "text",
        editable: !readOnly,
        nodes: NODE_CLASSES,
        editorState: JSON.stringify(toLexical(blocks)),
        onError: (error) => {
          throw error;
        },
      }}
    >
      <div className="rich-text">
        {!readOnly && <RichTextBar words={words} inline={inline} />}
        <RichTextPlugin
          contentEditable={<ContentEditable className="rich-text__text" aria-label={words.text} />}
          ErrorBoundary={LexicalErrorBoundary}
        />
      </div>
      <HistoryPlugin />
      <ListPlugin />
      <PastePlugin words={words} />
      <LinkPlugin />
      <TablePlugin hasCellMerge={false} hasCellBackgroundColor={false} />
      {onChange !== undefined && (
        <OnChangePlugin
          ignoreSelectionChange
          onChange={(state) => onChange(toHtml({ blocks: fromLexical(state.toJSON()), inline }))}
        />
      )}
    </LexicalComposer>
  );
}
