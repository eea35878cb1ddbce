import { Fragment } from 'react';

/** A sentence of ours that quotes somebody: what stands in “ ” keeps its own direction, and leaves the sentence its own. */
export function Quoting({ text }: { text: string }) {
  const [before = '', ...rest] = text.split('“');
  let at = 0;
  return (
    <>
      {before}
      {rest.map((part) => {
        const end = part.indexOf('”');
        const key = at;
        at += part.length + 1;
        // A mark that is never closed quotes nothing.
        return end < 0 ? (
          <Fragment key={key}>“{part}</Fragment>
        ) : (
          <Fragment key={key}>
            “<bdi>{part.slice(0, end)}</bdi>
            {part.slice(end)}
          </Fragment>
        );
      })}
    </>
  );
}
