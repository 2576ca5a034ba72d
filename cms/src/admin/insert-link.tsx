import { $toggleLink } from "@lexical/link";
import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { useState } from "react";
import { ChoiceFinder } from "./choice-finder";
import { DOCUMENT_TYPE, documentTarget } from "../../../content-folder/documents";
import type { TextViewTexts } from "./desk-texts";
import { InsertForm } from "./insert-form";
import type { Choice, Source } from "./use-choices";

const SOURCES: readonly Source[] = [
  { collection: "pages", valueField: "key", textField: "title" },
  { collection: "rooms", valueField: "key", textField: "title" },
  { collection: "media", valueField: "filename", textField: "subject", mimeType: DOCUMENT_TYPE },
];

/** Turns the selection into a link to a page, a room, a document or an external URL. */
export function InsertLink({ words, onEnd }: { words: TextViewTexts; onEnd: () => void }) {
  const [editor] = useLexicalComposerContext();
  const [chosen, setChosen] = useState<Choice>();
  const [address, setAddress] = useState("");
  const url = address || (chosen === undefined ? "" : targetOf(chosen));

  return (
    <InsertForm
      words={words}
      incomplete={url === ""}
      onInsert={() => editor.update(() => $toggleLink(url))}
      onEnd={onEnd}
    >
      <ChoiceFinder words={words} label={words.page} sources={SOURCES} chosen={chosen} onChoose={setChosen} />
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

/** Link targets consist of kind and key. */
function targetOf({ collection, value }: Choice): string {
  if (collection === "media") return documentTarget(value);
  return `${collection === "rooms" ? "room" : "page"}:${value}`;
}
