import { useAuth, useConfig, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import type { EditorDoors } from "../../../languages/editor-doors";
import { doorWords } from "../doors/door-words";

interface Account {
  /** URL of its API endpoints. */
  url: string;
  /** True if it is the signed-in user's own account. */
  own: boolean;
  words: EditorDoors;
}

/** The account being edited. */
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
