import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { $insertNodes } from "lexical";
import { useState } from "react";
import { $createPictureNode } from "../rich-text/picture-node";
import { ChoiceFinder } from "./choice-finder";
import type { TextViewTexts } from "./desk-texts";
import { InsertForm } from "./insert-form";
import type { Choice, Source } from "./use-choices";

const SOURCES: readonly Source[] = [
  { collection: "media", valueField: "filename", textField: "alt", isPicture: true },
];

/** Inserts a picture from the media library into the text, with its alternative text. */
export function InsertPicture({ words, onEnd }: { words: TextViewTexts; onEnd: () => void }) {
  const [editor] = useLexicalComposerContext();
  const [chosen, setChosen] = useState<Choice>();

  const insert = () => {
    if (chosen !== undefined)
      editor.update(() => $insertNodes([$createPictureNode(chosen.value, chosen.text)]));
  };
  return (
    <InsertForm words={words} incomplete={chosen === undefined} onInsert={insert} onEnd={onEnd}>
      <ChoiceFinder
        words={words}
        label={words.picture}
        sources={SOURCES}
        chosen={chosen}
        onChoose={setChosen}
      />
    </InsertForm>
  );
}
