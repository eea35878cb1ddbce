import { join } from 'node:path';
import { type AliasRow, type CatalogueRow, type GoldMessage, readRows } from './gold';
import { indexOf, type Prediction, predict } from './predict';

/** Predicts every message against its domain's catalogue. */
export function predictAll(
  folder: string,
  gold: readonly GoldMessage[],
  catalogueFile: (domain: string) => string,
  phrases = false,
): Map<string, Prediction> {
  const aliases = readRows<AliasRow>(join(folder, 'aliases.jsonl'));
  const found = new Map<string, Prediction>();
  for (const domain of new Set(gold.map((message) => message.domain))) {
    const index = indexOf(
      readRows<CatalogueRow>(join(folder, catalogueFile(domain))),
      aliases.filter((alias) => alias.domain === domain),
    );
    for (const message of gold)
      if (message.domain === domain) found.set(message.id, predict(index, message, { phrases }));
  }
  return found;
}
