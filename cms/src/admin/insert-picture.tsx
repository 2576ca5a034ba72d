import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { $insertNodes } from "lexical";
import { useState } from "react";
import { $createPictureNode } from "../rich-text/picture-node";
import type { EditorWords } from "./editor-words";
import { useChoices } from "./use-choices";

/** Puts one of the media's pictures into the text, with its alternative text. */
export function InsertPicture({ words, onEnd }: { words: EditorWords; onEnd: () => void }) {
  const [editor] = useLexicalComposerContext();
  const pictures = useChoices("media", "filename", "alt");
  const [name, setName] = useState("");

  const insert = () => {
    const chosen = pictures.find(({ value }) => value === name);
    if (chosen !== undefined)
      editor.update(() => $insertNodes([$createPictureNode(chosen.value, chosen.alt)]));
    onEnd();
  };
  return (
    <div className="rich-text__form">
      <label>
        {words.picture}
        <select value={name} onChange={(event) => setName(event.target.value)}>
          <option value="" />
          {pictures.map(({ value }) => (
            <option key={value} value={value}>
              {value}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={name === ""} onClick={insert}>
        {words.insert}
      </button>
      <button type="button" onClick={onEnd}>
        {words.cancel}
      </button>
    </div>
  );
}
