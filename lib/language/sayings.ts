import type { CueKind } from './cue-kind';
import { patternsOf } from './word-lists';

/**
 * What people say about the lines of their orders: a pattern, a message in which it stands, and what is ordered of it.
 *
 * In a pattern `a/b` is either word, `@send` any word of that class of the language, `the?` may be missing. The message
 * is read against the catalogues of `bench/data`; `sayings.test.ts` reads each message with its row and without it, and
 * a row without which nothing changes fails. The order is written as `orderOf` writes it: "6 milk; 2 case rice". Last may
 * come a message in which the pattern stands as well, and which is to be read with the row as without it.
 */
export type SayingRow = readonly [pattern: string, message: string, order: string, leaves?: string];

/** The sayings of a language by what they do; see CueKind. Sorted, a row a line. */
export type Sayings = Partial<Record<CueKind, readonly SayingRow[]>>;

/**
 * Phrases, a pattern a line, that translators gave us and no message has proved yet: a row is made of one as soon as a
 * customer writes it. New phrases come as rows.
 */
export type Unproved = Partial<Record<CueKind, string>>;

/** All patterns of a language, by what they do. */
export function patternsOfLanguage(language: {
  sayings: Sayings;
  unproved: Unproved;
}): { kind: CueKind; pattern: string }[] {
  const { sayings, unproved } = language;
  const kinds = new Set([...Object.keys(sayings), ...Object.keys(unproved)] as CueKind[]);
  return [...kinds].flatMap((kind) => {
    const proved = (sayings[kind] ?? []).map(([pattern]) => pattern);
    return [...proved, ...patternsOf(unproved[kind] ?? '')].map((pattern) => ({ kind, pattern }));
  });
}
