import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { shortFacts } from "./short-facts";

/** Short facts in one line, separated by accent dots; a dot at the start of a line is clipped. */
export const factListRecipe = defineRecipe({
  className: "fact-list",
  base: {
    "--step": "{spacing.6}",
    display: "flex",
    flexWrap: "wrap",
    textStyle: "small",
    color: "fg.muted",
    marginInlineStart: "calc(-1 * var(--step))",
    clipPath: "inset(0 0 0 var(--step))",
    _rtl: { clipPath: "inset(0 var(--step) 0 0)" },
    "& > li": { position: "relative", paddingInlineStart: "var(--step)" },
    "& > li::before": {
      content: "''",
      position: "absolute",
      top: "0.75em",
      insetInlineStart: "calc(var(--step) / 2)",
      width: "0.1875rem",
      height: "0.1875rem",
      borderRadius: "50%",
      background: "accent",
      _highContrast: { background: "CanvasText" },
    },
  },
});

const List = chakra("ul", factListRecipe);

/** The facts of a room card, in one line. */
export function FactList({ room }: { room: Queries.RoomFactsFragment }) {
  const { t } = useTranslation("rooms");
  const facts = shortFacts(room, t);
  if (facts.length === 0) return null;
  return (
    <List>
      {facts.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
    </List>
  );
}
