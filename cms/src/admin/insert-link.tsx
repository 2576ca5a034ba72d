import { $toggleLink } from "@lexical/link";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { useState } from "react";
import type { EditorWords } from "./editor-words";
import { useChoices } from "./use-choices";

/** Makes the chosen words a link to a page, a room or an address elsewhere. */
export function InsertLink({ words, onEnd }: { words: EditorWords; onEnd: () => void }) {
  const [editor] = useLexicalComposerContext();
  const pages = useChoices("pages", "key");
  const rooms = useChoices("rooms", "key");
  const [target, setTarget] = useState("");
  const [address, setAddress] = useState("");
  const url = address || target;

  const insert = () => {
    editor.update(() => $toggleLink(url));
    onEnd();
  };
  return (
    <div className="rich-text__form">
      <label>
        {words.page}
        <select value={target} onChange={(event) => setTarget(event.target.value)}>
          <option value="" />
          {pages.map(({ value, label }) => (
            <option key={value} value={`page:${value}`}>
              {label}
            </option>
          ))}
          {rooms.map(({ value, label }) => (
            <option key={value} value={`room:${value}`}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.address}
        <input
          value={address}
          placeholder="https://…"
          onChange={(event) => setAddress(event.target.value.trim())}
        />
      </label>
      <button type="button" disabled={url === ""} onClick={insert}>
        {words.insert}
      </button>
      <button type="button" onClick={onEnd}>
        {words.cancel}
      </button>
    </div>
  );
}
