import type { ServerProps } from "payload";
import { EDITOR_DESK } from "../../../languages/editor-desk";
import { adminLocale } from "../../../shared/admin-locales";
import { hotelTime } from "../desk/hotel-time";
import { latestChanges } from "../desk/latest-changes";
import { parseEnvironment } from "../environment";
import { Item, Section } from "./desk-section";

const MOST = 8;

/** On the dashboard: the website, and what was changed last, when and by whom. */
export async function Latest({ payload, i18n, user }: ServerProps) {
  const language = adminLocale(i18n.language);
  const say = EDITOR_DESK[language].latest;
  const changes = await latestChanges(payload, user, language, MOST);
  return (
    <div className="desk">
      <Section id="latest" title={say.title}>
        {changes.map(({ collection, id, title, key, at, who }) => (
          <Item
            key={`${collection} ${id}`}
            href={`${payload.config.routes.admin}/collections/${collection}/${id}`}
            after={` · ${[hotelTime(payload.config, language, at), who].filter(Boolean).join(" · ")}`}
          >
            {title ?? key}
          </Item>
        ))}
        <Item href={parseEnvironment(process.env).siteUrl}>{say.website}</Item>
      </Section>
    </div>
  );
}
