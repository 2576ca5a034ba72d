import { chakra } from "@chakra-ui/react/styled-system";
import { graphql } from "gatsby";
import { useTranslation } from "react-i18next";
import { minutesOfDay, toHour, toMinutes } from "../locale/hotel-time";
import { buttonRecipe } from "../theme/recipes/button";
import { useInBrowser } from "./use-in-browser";

const ButtonLink = chakra("a", buttonRecipe);

type Hours = NonNullable<NonNullable<Queries.ChatLinksFragment["whatsApp"]>["hours"]>;

interface ChatLinksProps {
  hotel: Queries.ChatLinksFragment;
  size?: "sm" | "md";
}

/** Chats with the hotel, on WhatsApp with its reply hours. Renders nothing if the hotel has none. */
export function ChatLinks({ hotel: { whatsApp, telegram, timeZone }, size = "sm" }: ChatLinksProps) {
  const { t } = useTranslation("common");
  if (!whatsApp && !telegram) return null;
  return (
    <chakra.div display="grid" gap="1" justifyItems="start" data-print="off">
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {whatsApp && (
          <ButtonLink variant="line" size={size} href={whatsApp.url}>
            {t("whatsApp.name")}
          </ButtonLink>
        )}
        {telegram && (
          <ButtonLink variant="line" size={size} href={`https://t.me/${telegram}`}>
            {t("telegram")}
          </ButtonLink>
        )}
      </chakra.div>
      {whatsApp?.hours && <DeskHours hours={whatsApp.hours} timeZone={timeZone} />}
    </chakra.div>
  );
}

/** The desk's hours in the hotel's time zone, and in the guest's once the app runs, if the two differ. */
function DeskHours({ hours, timeZone }: { hours: Hours; timeZone: string | null }) {
  const { t } = useTranslation("common");
  const ahead = useInBrowser(() => (timeZone ? minutesAhead(timeZone) : 0), 0);
  const local = (hour: string) => t("hour", toHour(toMinutes(hour) - ahead));
  return (
    <chakra.p textStyle="caption" color="fg.muted">
      {t(ahead === 0 ? "whatsApp.hotelTime" : "whatsApp.ownTime", {
        from: local(hours.from),
        to: local(hours.to),
      })}
    </chakra.p>
  );
}

/** Minutes by which a place's clock is ahead of the visitor's. */
function minutesAhead(timeZone: string): number {
  const now = new Date();
  return minutesOfDay(now, timeZone) - minutesOfDay(now);
}

export const query = graphql`
  fragment ChatLinks on Hotel {
    timeZone
    telegram
    whatsApp {
      url
      hours {
        from
        to
      }
    }
  }
`;
