import { documentTitle } from "./document-title";

interface Props {
  title: string;
  hotel: Pick<Queries.SeoHotelFragment, "name"> | null;
}

/** The head of an error page: not indexed, and without other languages. */
export function NotFoundHeadTags({ title, hotel }: Props) {
  return (
    <>
      <title>{hotel ? documentTitle(title, hotel.name) : title}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
