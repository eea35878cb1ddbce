import { join } from 'node:path';
import type { CueKind } from '@/lib/language/cue-kind';
import { languages } from '@/lib/language/languages';
import { patternsOfLanguage } from '@/lib/language/sayings';
import type { CatalogueIndex } from '@/lib/matching/index/catalogue-index';
import { viewOf } from '@/lib/reading/view-message';
import { cuesAt } from '@/lib/reading/words/find-cues';
import {
  type AliasRow,
  type CatalogueRow,
  dataFolder,
  type GoldMessage,
  heldOutFolder,
  readGold,
  readRows,
} from './gold';
import { measure } from './measure';
import { withoutSaying } from './order-of';
import { indexOf, type Prediction, predict } from './predict';

/** What a saying does to the messages in which it stands. */
interface Rule {
  kind: CueKind;
  pattern: string;
  stands: number;
  changes: number;
  /** Messages that are wholly right with it alone, and wholly right without it alone. */
  mends: number;
  spoils: number;
}

/**
 * Knocks each saying out, one at a time, of each message in which it stands, and tells what it decides: a rule that
 * changes nothing is dead, and one that spoils more orders than it mends is wrong.
 */
function knockOut(gold: readonly GoldMessage[]): Rule[] {
  const rules = new Map<string, Rule>();
  const indexes = new Map<string, CatalogueIndex>();
  for (const [done, message] of gold.entries()) {
    const index = indexes.get(message.domain) ?? readIndex(message.domain);
    indexes.set(message.domain, index);
    const said = sayingsIn(message.text);
    const before = said.length === 0 ? null : predict(index, message, {});
    for (const { kind, pattern } of said) {
      const key = `${kind} ${pattern}`;
      const rule = rules.get(key) ?? { kind, pattern, stands: 0, changes: 0, mends: 0, spoils: 0 };
      rules.set(key, rule);
      rule.stands++;
      const after = withoutSaying(message.text, kind, pattern, () => predict(index, message, {}));
      if (!before || JSON.stringify(before.lines) === JSON.stringify(after.lines)) continue;
      rule.changes++;
      const [isRight, wasRight] = [isWhole(message, before), isWhole(message, after)];
      if (isRight && !wasRight) rule.mends++;
      if (!isRight && wasRight) rule.spoils++;
    }
    if (done % 200 === 0) process.stderr.write(`\r${done} of ${gold.length} messages`);
  }
  process.stderr.write('\r');
  return [...rules.values()];
}

const isWhole = (message: GoldMessage, prediction: Prediction): boolean =>
  measure([message], new Map([[message.id, prediction]])).figures.wholeOrder === 1;

const readIndex = (domain: string): CatalogueIndex =>
  indexOf(
    readRows<CatalogueRow>(join(dataFolder, `catalogue-${domain}.jsonl`)),
    readRows<AliasRow>(join(dataFolder, 'aliases.jsonl')).filter((alias) => alias.domain === domain),
  );

function sayingsIn(text: string): { kind: CueKind; pattern: string }[] {
  const view = viewOf(text);
  const found = view.tokens.flatMap((_, at) => cuesAt(view, at).map(({ pattern }) => pattern));
  return [...new Set(found)].map(({ kind, row }) => ({ kind, pattern: row }));
}

function print(title: string, rules: readonly Rule[], shown: number): void {
  const all = languages.flatMap(patternsOfLanguage).length;
  const dead = rules.filter(({ changes }) => changes === 0);
  const harmful = rules.filter(({ mends, spoils }) => spoils > mends);
  console.log(
    `\n${title}: of ${all} sayings ${rules.length} stand in a message, ${dead.length} of these change nothing,`,
  );
  console.log(
    `${rules.filter(({ mends }) => mends > 0).length} mend an order, ${harmful.length} spoil more than they mend.\n`,
  );
  console.log('stands changes  mends spoils  saying');
  const telling = [...rules].sort(
    (a, b) => b.spoils - b.mends - (a.spoils - a.mends) || b.changes - a.changes,
  );
  for (const { kind, pattern, stands, changes, mends, spoils } of telling.slice(0, shown))
    console.log(
      [stands, changes, mends, spoils].map((count) => String(count).padStart(6)).join(' ') +
        `  ${kind}: ${pattern}`,
    );
}

/** `npm run bench:rules [-- --shown 40]` */
const at = process.argv.indexOf('--shown');
const shown = at > 0 ? Number(process.argv[at + 1]) : 20;
print('Our own messages (bench/data)', knockOut(readGold()), shown);
print('Messages held out (bench/data/held-out)', knockOut(readGold(heldOutFolder)), shown);
