const maxDepth = 40;

/**
 * A copy of a parsed JSON value that PostgreSQL's jsonb takes: it refuses NUL characters and lone surrogates, which
 * JSON allows. Nesting below 40 levels, which no real message has, becomes null.
 */
export function toStorableJson(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return toStorableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) return null;
  if (Array.isArray(value)) return value.map((each) => toStorableJson(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [toStorableText(key), toStorableJson(held, depth + 1)]),
  );
}

function toStorableText(text: string): string {
  const isStorable = text.isWellFormed() && !text.includes('\0');
  return isStorable ? text : text.toWellFormed().replaceAll('\0', '\uFFFD');
}
