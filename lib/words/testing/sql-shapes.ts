/** Between two bars stands a column, or what a `case` comes to. */
const joined = /'(?:[^']|'')*'(?:\s*\|\|(?:\s*case\b[^|]*\bend\s*|[^'|]+)(?:\|\|\s*'(?:[^']|'')*')?)*/g;
const filledIn = /'\s*\|\|(?:(?!\|\|).)*(?:\|\|\s*')?/gs;

/** The sentences that an SQL query puts together, as `'it means ' || sku || ' now'`, with `{}` for what it fills in. */
export function sqlShapesIn(query: string): string[] {
  return [...query.matchAll(joined)].map(([text]) =>
    text.replace(filledIn, '{}').replace(/^'|'$/g, '').replaceAll("''", "'"),
  );
}
