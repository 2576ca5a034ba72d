interface ConsentWordsProps {
  /** With the name of the privacy notice in `<notice>`. */
  text: string;
  /** Null: the hotel has no page for it. */
  privacyUrl: string | null;
}

/** The consent text, with a link to the privacy notice that leaves the form open. */
export function ConsentWords({ text, privacyUrl }: ConsentWordsProps) {
  const [before, notice, after] = text.split(/<\/?notice>/);
  return (
    <span>
      <span>{before}</span>
      {privacyUrl ? (
        <a href={privacyUrl} target="_blank" rel="noopener">
          {notice}
        </a>
      ) : (
        <span>{notice}</span>
      )}
      <span>{after}</span>
    </span>
  );
}
