import { describe, expect, it } from 'vitest';
import type { CueKind } from '@/lib/language/cue-kind';
import { languages } from '@/lib/language/languages';
import type { SayingRow } from '@/lib/language/sayings';
import { indexOfAll, orderOf, withoutSaying } from './order-of';

const index = indexOfAll();

describe.each(languages)('what is said of lines in $language', ({ sayings }) => {
  const kinds = Object.entries(sayings) as [CueKind, readonly SayingRow[]][];

  it.each(kinds)('%s: each row reads its own message, and decides it', (kind, rows) => {
    for (const [pattern, message, order] of rows) {
      expect(orderOf(index, message), message).toBe(order);
      const without = withoutSaying(message, kind, pattern, () => orderOf(index, message));
      expect(without, `“${message}” without “${pattern}”`).not.toBe(order);
    }
  });

  it.each(kinds)('%s: the rows are sorted, each once', (_, rows) => {
    const patterns = rows.map(([pattern]) => pattern);
    expect(patterns).toEqual([...new Set(patterns)].sort());
  });
});
