import { join } from 'node:path';
import { matchMessage } from '@/lib/matching/interpret-message';
import { type ReadingName, readingFeatures } from '@/lib/matching/lines/line-confidence';
import { lineConfidenceWeights } from '@/lib/matching/lines/line-confidence-weights';
import type { MatchedPhrase } from '@/lib/matching/lines/part-ordered';
import { changeGoods, stockShelf } from './change-goods';
import { disturbMessage } from './disturb-message';
import {
  type AliasRow,
  type CatalogueRow,
  dataFolder,
  type GoldMessage,
  heldOutFolder,
  readGold,
  readRows,
  writerOf,
} from './gold';
import { type Example, fitSigned, probabilityOf } from './logistic';
import { areaUnderCurve, calibrationError } from './measure';
import { seeded } from './noise';
import { pairLines } from './pair-lines';
import { indexOf } from './predict';
import { writeWeights } from './write-weights';

interface StyledExample extends Example<ReadingName> {
  style: string;
}

const names = Object.keys(lineConfidenceWeights) as ReadingName[];

/** Times each message is written as another hand might have. */
const hands = 3;

/**
 * What an example counts for. What was mended until it is read right says little of reading, and most messages written
 * as by another hand nobody would write; those held out are few, and the only ones read as a stranger's are.
 */
const counts = { own: 10, others: 3, heldOut: 50 };

/** What each fact can only say. */
const signs = {
  match: 1,
  next: -1,
  agreed: 1,
  stated: 1,
  inferred: -1,
  context: -1,
  loose: -1,
  repeated: -1,
  listed: 1,
  narrow: -1,
  quoted: -1,
  complains: -1,
  ordered: 1,
} as const;

/**
 * Trains the confidence of a line on every phrase read from bench/data, as it is and disturbed, and on those of the
 * messages held out: the others alone would say that reading hardly ever fails, and that customers name the size and
 * only what is sold.
 */
function examples(): StyledExample[] {
  const gold = readGold();
  const heldOut = readGold(heldOutFolder);
  const aliases = readRows<AliasRow>(join(dataFolder, 'aliases.jsonl'));
  const random = seeded(5);
  return [...new Set(gold.map(({ domain }) => domain))].flatMap((domain) => {
    const rows = readRows<CatalogueRow>(join(dataFolder, `catalogue-${domain}.jsonl`));
    const index = indexOf(
      rows,
      aliases.filter((alias) => alias.domain === domain),
    );
    const shelf = stockShelf(rows);
    const isOfDomain = (message: GoldMessage): boolean => message.domain === domain;
    const own = gold.filter(isOfDomain);
    const others = Array.from({ length: hands }, () =>
      own.map((message) => disturbMessage(changeGoods(message, shelf, random), random)),
    ).flat();
    const judgeAll = (messages: readonly GoldMessage[], weight: number): StyledExample[] =>
      messages.flatMap((message) => {
        const customer = { customerId: message.customer ?? null };
        return judge(message, matchMessage(index, message.text, customer).matched, weight);
      });
    return [
      ...judgeAll(own, counts.own),
      ...judgeAll(others, counts.others),
      ...judgeAll(heldOut.filter(isOfDomain), counts.heldOut),
    ];
  });
}

function judge(message: GoldMessage, matched: readonly MatchedPhrase[], weight: number): StyledExample[] {
  const spans = matched.map((line) => ({ start: line.read.start, end: line.read.end, line }));
  const labels = new Map([...pairLines(message.lines, spans)].map(([label, { line }]) => [line, label]));
  return matched.flatMap((line) => {
    const [top, second] = line.candidates;
    if (!top || top.kind === 'alias') return [];
    const repeated = matched.some(
      (other) => other !== line && other.candidates[0]?.productId === top.productId,
    );
    const { read, ordered } = line;
    return {
      features: readingFeatures(read, {
        match: top.confidence,
        next: second?.confidence ?? 0,
        repeated,
        ordered,
      }),
      right: labels.get(line)?.sku === top.sku,
      weight,
      style: writerOf(message),
    };
  });
}

/** How well the probabilities hold for styles that their weights never saw. */
function leaveOneStyleOut(all: readonly StyledExample[]): string {
  const judged = [...new Set(all.map(({ style }) => style))].flatMap((style) => {
    const weights = fitSigned(
      names,
      all.filter((example) => example.style !== style),
      signs,
    );
    return all
      .filter((example) => example.style === style)
      .map((example): [number, boolean] => [probabilityOf(weights, example), example.right]);
  });
  return `unseen styles: AUROC ${areaUnderCurve(judged).toFixed(3)}, ECE ${calibrationError(judged).toFixed(3)}`;
}

function main(): void {
  const all = examples();
  console.log(`${all.length} lines, ${all.filter(({ right }) => right).length} right`);
  if (process.argv.includes('--check')) console.log(leaveOneStyleOut(all));
  writeWeights(
    'lines/line-confidence',
    fitSigned(names, all, signs),
    'the confidence of a line: a logistic model of the facts in line-confidence.ts',
  );
}

main();
