import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { tabsRecipe } from "../theme/recipes/tabs";

interface Props {
  tabs: readonly { id: string; title: string }[];
  current: string;
  onSelect: (id: string) => void;
}

const Tabs = chakra("nav", tabsRecipe);

/** Anchors of the albums; with script they filter instead of scrolling. */
export function AlbumTabs({ tabs, current, onSelect }: Props) {
  const { t } = useTranslation("gallery");
  return (
    <Tabs aria-label={t("albums")} data-print="off">
      {tabs.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? "true" : undefined}
          onClick={(event) => {
            event.preventDefault();
            onSelect(id);
          }}
        >
          {title}
        </a>
      ))}
    </Tabs>
  );
}
