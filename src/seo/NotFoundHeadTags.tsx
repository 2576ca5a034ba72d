import { documentTitle } from "./document-title";

interface Props {
  title: string;
  hotel: Pick<Queries.SeoHotelFragment, "name"> | null;
}

/** The head of an error page: search engines leave it out, and it has no other languages. */
export function NotFoundHeadTags({ title, hotel }: Props) {
  return (
    <>
      <title>{hotel ? documentTitle(title, hotel.name) : title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
