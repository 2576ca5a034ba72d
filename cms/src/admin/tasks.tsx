import { redirect } from "next/navigation";
import type { Payload, ServerProps } from "payload";
import { EDITOR_DESK } from "../../../languages/editor-desk";
import { fillMessage } from "../../../languages/fill-message";
import { type AdminLocale, adminLocale } from "../../../shared/admin-locales";
import { LOCALES } from "../../../shared/locales";
import { mayEdit } from "../access/roles";
import { hotelTime } from "../desk/hotel-time";
import { offerPages } from "../desk/offer-pages";
import { comingPlans } from "../publish/coming-plans";
import { isEmpty } from "../seed/import-content";
import { languageNames } from "../texts";
import { directionInto } from "../translation/translation-state";
import { translations } from "../translation/translations";
import { Item, Section } from "./desk-section";
import { placeQuery } from "./open-place";
import { pathOf, titleOf } from "./translation-names";

/** Maximum number of entries shown per list on the dashboard. */
const MOST = 10;

/** The dashboard: common tasks, scheduled changes, and pending translations by language. */
export async function Tasks({ payload, i18n, user }: ServerProps) {
  const language = adminLocale(i18n.language);
  const say = EDITOR_DESK[language].tasks;
  const { admin } = payload.config.routes;
  if (user?.role === "owner" && (await isEmpty(payload))) redirect(`${admin}/new-hotel`);
  const edits = mayEdit({ user: user ?? null });
  const languages = edits ? LOCALES : LOCALES.filter((locale) => user?.languages?.includes(locale));
  const [offers, rooms, plans, pending] = await Promise.all([
    edits ? offerPages(payload, language) : [],
    edits ? roomsOf(payload, language) : [],
    edits ? comingPlans(payload) : [],
    Promise.all(
      languages.map(async (locale) => ({
        locale,
        found: await translations(payload, directionInto(locale)),
      })),
    ),
  ]);
  return (
    <div className="desk">
      {edits && (
        <Section id="tasks" title={say.title}>
          {offers.map(({ id, title, list }) => (
            <Item key={id} href={`${admin}/collections/pages/${id}${placeQuery(list, { adds: true })}`}>
              {fillMessage(say.offer, { title })}
            </Item>
          ))}
          <li>
            <details>
              <summary>{say.price}</summary>
              <ul>
                {rooms.map(({ id, title, key }) => (
                  <Item key={id} href={`${admin}/collections/rooms/${id}${placeQuery("prices")}`}>
                    {String(title ?? key)}
                  </Item>
                ))}
              </ul>
            </details>
          </li>
          <Item href={`${admin}/globals/hotel${placeQuery("openingHours")}`}>{say.hours}</Item>
          <Item href={`${admin}/globals/hotel${placeQuery("phone")}`}>{say.contacts}</Item>
          <Item href={`${admin}/collections/media`}>{say.picture}</Item>
        </Section>
      )}
      {plans.length > 0 && (
        <Section id="plans" title={say.plans}>
          {plans.map(({ type, title, url, at }) => (
            <Item key={`${url} ${at.getTime()}`} href={url}>
              {fillMessage(say[type], { title, time: hotelTime(payload.config, language, at) })}
            </Item>
          ))}
        </Section>
      )}
      {pending.map(({ locale, found }) => (
        <Section
          key={locale}
          id={`missing-${locale}`}
          title={fillMessage(say.missing, { language: languageNames(locale)[language], count: found.length })}
        >
          {found.slice(0, MOST).map((translation) => (
            <Item
              key={`${translation.slug} ${translation.id}`}
              href={`${admin}/${pathOf(translation)}?locale=${locale}`}
            >
              {titleOf(translation, language)}
            </Item>
          ))}
          {found.length > MOST && (
            <Item href={`${admin}/translations?language=${locale}`}>
              {fillMessage(say.more, { count: found.length - MOST })}
            </Item>
          )}
          {found.length === 0 && <li>{EDITOR_DESK[language].translations.complete}</li>}
        </Section>
      ))}
    </div>
  );
}

async function roomsOf(payload: Payload, locale: AdminLocale) {
  const { docs } = await payload.find({
    collection: "rooms",
    locale,
    draft: true,
    depth: 0,
    pagination: false,
    sort: "number",
    select: { title: true, key: true },
  });
  return docs;
}
