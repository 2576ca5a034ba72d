import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { SmartLink } from "../chrome/SmartLink";
import { comparisonTableRecipe } from "../theme/recipes/comparison-table";
import { factText, ROOM_FACTS } from "./room-facts";

interface Props {
  rooms: readonly Queries.ComparedRoomFragment[];
}

const Table = chakra("table", comparisonTableRecipe);

/** Rooms as columns, facts as rows. On a narrow window it scrolls in its own box. */
export function ComparisonTable({ rooms }: Props) {
  const { t } = useTranslation("rooms");
  return (
    <Box marginTop="8" overflowX="auto" tabIndex={0} role="group" aria-label={t("comparison.caption")}>
      <Table>
        <chakra.caption srOnly>{t("comparison.caption")}</chakra.caption>
        <thead>
          <tr>
            <td />
            {rooms.map(({ id, name, url }) => (
              <th key={id} scope="col">
                <SmartLink url={url}>{name}</SmartLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROOM_FACTS.map((fact) => (
            <tr key={fact}>
              <th scope="row">{t(fact)}</th>
              {rooms.map((room) => (
                <td key={room.id}>{factText(room, fact, t) ?? t("comparison.none")}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t("features")}</th>
            {rooms.map(({ id, features }) => (
              <td key={id}>
                {features.length > 0 ? (
                  <ul>
                    {features.map((feature) => (
                      <li key={feature}>{feature}</li>
                    ))}
                  </ul>
                ) : (
                  t("comparison.none")
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </Box>
  );
}
