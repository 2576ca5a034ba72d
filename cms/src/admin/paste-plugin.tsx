import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { toast } from "@payloadcms/ui";
import { COMMAND_PRIORITY_LOW, PASTE_COMMAND } from "lexical";
import { useEffect } from "react";
import { cleanPaste } from "../rich-text/clean-paste";
import { makeListsOfWord } from "../rich-text/word-lists";
import type { TextViewTexts } from "./desk-texts";

/** What the text view itself copies. */
const OWN_TYPE = "application/x-lexical-editor";
const HTML = "text/html";

/** Takes lists from a word processor for what they are, leaves out what no page shows, and says that pictures do not come with a text. */
export function PastePlugin({ words }: { words: TextViewTexts }) {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || event.clipboardData === null) return false;
          const { clipboardData } = event;
          if (clipboardData.types.includes(OWN_TYPE)) return false;
          const pasted = new DOMParser().parseFromString(clipboardData.getData(HTML), HTML);
          const pictures = pasted.querySelectorAll("img, v\\:imagedata");
          pictures.forEach((picture) => picture.remove());
          // A word processor adds an image of the text itself as a file: that one is no picture.
          const isFile = clipboardData.files.length > 0 && pasted.body.textContent?.trim() === "";
          if (pictures.length > 0 || isFile) toast.error(words.noPictures);
          const hasLists = makeListsOfWord(pasted);
          if (!cleanPaste(pasted) && !hasLists) return false;
          event.preventDefault();
          const cleaned = new DataTransfer();
          cleaned.setData(HTML, pasted.body.innerHTML);
          return editor.dispatchCommand(
            PASTE_COMMAND,
            new ClipboardEvent("paste", { clipboardData: cleaned }),
          );
        },
        COMMAND_PRIORITY_LOW,
      ),
    [editor, words],
  );
  return null;
}
