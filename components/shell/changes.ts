/** What is stored, as far as it can be compared with what somebody wants. */
type Stored<Wanted> = { readonly [Key in keyof Wanted]?: unknown };

/** The fields of `wanted` that differ from what is stored. */
export function changesOf<Wanted extends object>(wanted: Wanted, stored: Stored<Wanted>): Partial<Wanted> {
  const changes: Partial<Wanted> = {};
  for (const field in wanted) if (wanted[field] !== stored[field]) changes[field] = wanted[field];
  return changes;
}

/** The changed fields that somebody else has meanwhile set to something else again. */
export function clashesOf<Wanted extends object>(
  changes: Partial<Wanted>,
  { opened, current }: { opened: Stored<Wanted>; current: Stored<Wanted> },
): (keyof Wanted & string)[] {
  const clashes: (keyof Wanted & string)[] = [];
  for (const field in changes) {
    if (current[field] !== opened[field] && current[field] !== changes[field]) clashes.push(field);
  }
  return clashes;
}
