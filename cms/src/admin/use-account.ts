import { useAuth, useConfig, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import type { EditorDoors } from "../../../languages/editor-doors";
import { doorWords } from "../doors/door-words";

interface Account {
  /** Address of its calls. */
  url: string;
  /** Whether it belongs to who looks at it. */
  own: boolean;
  words: EditorDoors;
}

/** The account whose form is shown. */
export function useAccount(): Account {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  return {
    url: `${config.routes.api}/users/${id}`,
    own: user?.id === id,
    words: doorWords(i18n.language),
  };
}
