import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { factListRecipe } from "../theme/recipes/fact-list";
import { shortFacts } from "./room-facts";

const List = chakra("ul", factListRecipe);

/** The facts of a room card, in one line. */
export function FactList({ room }: { room: Queries.RoomFactsFragment }) {
  const { t } = useTranslation("rooms");
  const facts = shortFacts(room, t);
  if (facts.length === 0) return null;
  return (
    <List>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </List>
  );
}
