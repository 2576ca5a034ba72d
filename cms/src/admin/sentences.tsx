/** Sentences about what was done, announced as they appear. */
export function Sentences({ said }: { said: readonly string[] }) {
  return (
    <div role="status">
      {said.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
