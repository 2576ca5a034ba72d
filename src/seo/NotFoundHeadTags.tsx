import { documentTitle } from "./document-title";

interface Props {
  locale: string;
  title: string;
  hotel: Pick<Queries.SeoHotelFragment, "name"> | null;
}

/** The head of an error page: search engines leave it out, and it has no other languages. */
export function NotFoundHeadTags({ locale, title, hotel }: Props) {
  return (
    <>
      <html lang={locale} />
      <title>{hotel ? documentTitle(title, hotel.name) : title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
