import { $toggleLink } from "@lexical/link";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { useState } from "react";
import type { TextViewTexts } from "./desk-texts";
import { ChoiceList, InsertForm } from "./insert-form";
import { type Choice, useChoices } from "./use-choices";

/** Makes the chosen words a link to a page, a room or an address elsewhere. */
export function InsertLink({ words, onEnd }: { words: TextViewTexts; onEnd: () => void }) {
  const [editor] = useLexicalComposerContext();
  const pages = useChoices("pages", "key");
  const rooms = useChoices("rooms", "key");
  const [target, setTarget] = useState("");
  const [address, setAddress] = useState("");
  const url = address || target;

  return (
    <InsertForm
      words={words}
      incomplete={url === ""}
      onInsert={() => editor.update(() => $toggleLink(url))}
      onEnd={onEnd}
    >
      <ChoiceList
        label={words.page}
        choices={[...pages.map(targetOf("page")), ...rooms.map(targetOf("room"))]}
        value={target}
        onChange={setTarget}
      />
      <label>
        {words.address}
        <input
          value={address}
          placeholder="https://…"
          onChange={(event) => setAddress(event.target.value.trim())}
        />
      </label>
    </InsertForm>
  );
}

/** Links name what they lead to by its kind and key. */
function targetOf(kind: "page" | "room") {
  return ({ value, label }: Choice) => ({ value: `${kind}:${value}`, label });
}
