import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { $insertNodes } from "lexical";
import { useState } from "react";
import { $createPictureNode } from "../rich-text/picture-node";
import type { TextViewTexts } from "./desk-texts";
import { ChoiceList, InsertForm } from "./insert-form";
import { useChoices } from "./use-choices";

/** Puts one of the media's pictures into the text, with its alternative text. */
export function InsertPicture({ words, onEnd }: { words: TextViewTexts; onEnd: () => void }) {
  const [editor] = useLexicalComposerContext();
  const pictures = useChoices("media", "filename", "alt");
  const [name, setName] = useState("");
  const chosen = pictures.find(({ value }) => value === name);

  const insert = () => {
    if (chosen !== undefined)
      editor.update(() => $insertNodes([$createPictureNode(chosen.value, chosen.alt)]));
  };
  return (
    <InsertForm words={words} incomplete={chosen === undefined} onInsert={insert} onEnd={onEnd}>
      <ChoiceList label={words.picture} choices={pictures} value={name} onChange={setName} />
    </InsertForm>
  );
}
