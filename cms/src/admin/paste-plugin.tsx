import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext";
import { toast } from "@payloadcms/ui";
import { COMMAND_PRIORITY_LOW, PASTE_COMMAND } from "lexical";
import { useEffect } from "react";
import { cleanPaste } from "../rich-text/clean-paste";
import { makeListsOfWord } from "../rich-text/word-lists";
import type { TextViewTexts } from "./desk-texts";

/** MIME type that the editor itself copies. */
const OWN_TYPE = "application/x-lexical-editor";
const HTML = "text/html";

/**
 * Handles pasting: converts word processor lists, removes what no page can show and explains that pictures can't be
 * pasted.
 */
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
          // Word processors add an image of the text as a file; it is not a picture in the text.
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
