import { join } from 'node:path';
import type { CatalogueIndex } from '@/lib/matching/index/catalogue-index';
import { type Interpretation, interpretMessage } from '@/lib/matching/interpret-message';
import { type AliasRow, type CatalogueRow, type GoldMessage, readRows } from './gold';
import { indexOf, type Prediction, predict, predictionOf } from './predict';

/** Predicts every message against its domain's catalogue; with `phrases`, of the labelled phrases only. */
export function predictAll(
  folder: string,
  gold: readonly GoldMessage[],
  catalogueFile: (domain: string) => string,
  phrases = false,
): Map<string, Prediction> {
  return forEach(folder, gold, catalogueFile, (index, message) => predict(index, message, { phrases }));
}

/** Reads every message against its domain's catalogue, as the service does for customers without a history. */
export function interpretAll(
  folder: string,
  gold: readonly GoldMessage[],
  catalogueFile: (domain: string) => string,
): Map<string, Interpretation> {
  return forEach(folder, gold, catalogueFile, (index, { text, customer }) =>
    interpretMessage(index, text, { customerId: customer ?? null, history: [] }),
  );
}

/** The same as `predictAll` of messages that are already read. */
export const predictionsOf = (
  gold: readonly GoldMessage[],
  interpretations: ReadonlyMap<string, Interpretation>,
): Map<string, Prediction> =>
  new Map(
    gold.flatMap((message) => {
      const interpretation = interpretations.get(message.id);
      return interpretation ? [[message.id, predictionOf(message, interpretation)]] : [];
    }),
  );

function forEach<T>(
  folder: string,
  gold: readonly GoldMessage[],
  catalogueFile: (domain: string) => string,
  answer: (index: CatalogueIndex, message: GoldMessage) => T,
): Map<string, T> {
  const aliases = readRows<AliasRow>(join(folder, 'aliases.jsonl'));
  const found = new Map<string, T>();
  for (const domain of new Set(gold.map((message) => message.domain))) {
    const index = indexOf(
      readRows<CatalogueRow>(join(folder, catalogueFile(domain))),
      aliases.filter((alias) => alias.domain === domain),
    );
    for (const message of gold) if (message.domain === domain) found.set(message.id, answer(index, message));
  }
  return found;
}
