import { describe, expect, it } from 'vitest';
import type { CueKind } from '@/lib/language/cue-kind';
import { languages } from '@/lib/language/languages';
import type { SayingRow } from '@/lib/language/sayings';
import { viewOf } from '@/lib/reading/view-message';
import { cuesAt } from '@/lib/reading/words/find-cues';
import { indexOfAll, orderOf, withoutSaying } from './order-of';

const index = indexOfAll();

/** The sayings of a kind that stand in a message. */
function patternsIn(message: string, kind: CueKind): string[] {
  const view = viewOf(message);
  const found = view.tokens.flatMap((_, at) => cuesAt(view, at).map(({ pattern }) => pattern));
  return found.filter((pattern) => pattern.kind === kind).map(({ row }) => row);
}

describe.each(languages)('what is said of lines in $language', ({ sayings }) => {
  const kinds = Object.entries(sayings) as [CueKind, readonly SayingRow[]][];

  it.each(kinds)('%s: each row reads its own message, and decides it', (kind, rows) => {
    for (const [pattern, message, order] of rows) {
      expect(orderOf(index, message), message).toBe(order);
      const without = withoutSaying(message, kind, pattern, () => orderOf(index, message));
      expect(without, `“${message}” without “${pattern}”`).not.toBe(order);
    }
  });

  it.each(kinds)('%s: a row leaves what it is to leave', (kind, rows) => {
    for (const [pattern, , , leaves] of rows) {
      if (leaves === undefined) continue;
      expect(patternsIn(leaves, kind), leaves).toContain(pattern);
      const without = withoutSaying(leaves, kind, pattern, () => orderOf(index, leaves));
      expect(orderOf(index, leaves), `“${leaves}” with “${pattern}”`).toBe(without);
    }
  });

  it.each(kinds)('%s: the rows are sorted, each once', (_, rows) => {
    const patterns = rows.map(([pattern]) => pattern);
    expect(patterns).toEqual([...new Set(patterns)].sort());
  });
});
