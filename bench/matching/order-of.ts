import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lexiconOf } from '@/lib/language/compile';
import type { CueKind } from '@/lib/language/cue-kind';
import type { CatalogueIndex } from '@/lib/matching/index/catalogue-index';
import { interpretMessage } from '@/lib/matching/interpret-message';
import { viewOf } from '@/lib/reading/view-message';
import { type CatalogueRow, dataFolder, readRows } from './gold';
import { indexOf } from './predict';

/** One catalogue of all our trades. */
export function indexOfAll(): CatalogueIndex {
  const files = readdirSync(dataFolder).filter((file) => file.startsWith('catalogue-'));
  const rows = files.flatMap((file) => readRows<CatalogueRow>(join(dataFolder, file)));
  return indexOf([...new Map(rows.map((row) => [row.sku, row])).values()], []);
}

const told: ReadonlySet<string> = new Set(['cancels_order', 'quote_asked', 'told_to_wait']);

/** What is ordered of a message, on one line: "6 milk; 2 case rice; an earlier order; told_to_wait". */
export function orderOf(index: CatalogueIndex, text: string): string {
  const { lines, repeats, warnings } = interpretMessage(index, text, { customerId: null, history: [] });
  const ordered = lines.map(({ quantity, unit, phrase }) =>
    [quantity, unit, phrase.replace(/\s+/g, ' ')].filter((part) => part !== null).join(' '),
  );
  const codes = warnings.map(({ code }) => code).filter((code) => told.has(code));
  return [...ordered, ...(repeats ? ['an earlier order'] : []), ...codes].join('; ');
}

/** Does something as if the language of a message had not that saying. */
export function withoutSaying<T>(text: string, kind: CueKind, pattern: string, run: () => T): T {
  const { cues } = lexiconOf(viewOf(text).languages);
  const kept = [...cues];
  for (const [word, rows] of kept)
    cues.set(
      word,
      rows.filter((row) => row.kind !== kind || row.row !== pattern),
    );
  try {
    return run();
  } finally {
    for (const [word, rows] of kept) cues.set(word, rows);
  }
}
