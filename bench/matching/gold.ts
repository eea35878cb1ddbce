import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface GoldLine {
  phrase: string;
  start: number;
  end: number;
  quantity: number;
  unit: string | null;
  /** Null without candidates: not in the catalogue. */
  sku: string | null;
  /** Several fit equally well. */
  candidates?: string[];
  needs_context?: boolean;
  needs_alias?: boolean;
}

export interface GoldMessage {
  id: string;
  domain: string;
  language: string;
  customer?: string;
  text: string;
  lines: GoldLine[];
  negatives?: { phrase: string; start: number; end: number }[];
  /** For figures by style; in our own data the file's name. */
  notes?: string;
  /** Whose words these are, where its file holds those of several writers. */
  hand?: number;
}

export interface CatalogueRow {
  sku: string;
  name: string;
  price?: number;
  unitOfMeasure?: string;
  packSize?: number;
  barcode?: string;
}

export interface AliasRow {
  customerId: string | null;
  aliasText: string;
  sku: string;
  domain?: string;
}

/** Our own labelled data. */
export const dataFolder = fileURLToPath(new URL('../data', import.meta.url));

/** Messages on which nothing is ever mended: how well strangers' messages are read, and how sure one may be of it. */
export const heldOutFolder = join(dataFolder, 'held-out');

/** The same of goods sold by weight, length and the like. */
export const heldOutTradesFolder = join(dataFolder, 'held-out-trades');

/** Reads a file of one JSON value a line. */
export function readRows<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): T => JSON.parse(line));
}

/** Reads every message of bench/data; see bench/data/README.md for the notation. */
export function readGold(folder = join(dataFolder, 'messages')): GoldMessage[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => {
      const style = basename(file, '.txt');
      return readFileSync(join(folder, file), 'utf8')
        .split(/^%%$/m)
        .map((block, i) => parseMessage(block.trim(), `${style}-${i + 1}`, style));
    });
}

/** `{phrase=5 case|sku}` a line, `{phrase=5|?}` absent, `{phrase=5|a/b}` ambiguous, `{!phrase}` not ordered. */
function parseMessage(block: string, id: string, style: string): GoldMessage {
  const [header = '', ...body] = block.split('\n');
  const [, domain = '', language = '', customer, hand] =
    /^@(\w+) (\w+)(?: customer=(\w+))?(?: hand=(\d+))?$/.exec(header) ?? [];
  if (!domain) throw new Error(`${id}: no header line`);
  const lines: GoldLine[] = [];
  const negatives: { phrase: string; start: number; end: number }[] = [];
  let text = '';
  let at = 0;
  const marked = body.join('\n');
  for (const match of marked.matchAll(
    /\{(!?)([^{}=|]+)(?:=([\d.]+)(?: (\w+))?\|([^{}|]+)(?:\|(\w+))?)?\}/g,
  )) {
    text += marked.slice(at, match.index);
    at = match.index + match[0].length;
    const [, negative, phrase = '', quantity, unit, sku = '?', flag] = match;
    const span = { phrase, start: text.length, end: text.length + phrase.length };
    text += phrase;
    if (negative) negatives.push(span);
    else
      lines.push({
        ...span,
        quantity: Number(quantity),
        unit: unit ?? null,
        ...answerOf(sku),
        ...(flag === 'ctx' ? { needs_context: true } : {}),
        ...(flag === 'alias' ? { needs_alias: true } : {}),
      });
  }
  text += marked.slice(at);
  return {
    id,
    domain,
    language,
    ...(customer ? { customer } : {}),
    text,
    lines,
    negatives,
    notes: style,
    ...(hand ? { hand: Number(hand) } : {}),
  };
}

/** Whose manner a message is written in: weights are tried on writers that they never saw. */
export const writerOf = ({ hand, notes = '' }: GoldMessage): string => (hand ? `hand ${hand}` : notes);

function answerOf(sku: string): Pick<GoldLine, 'sku' | 'candidates'> {
  if (sku === '?') return { sku: null };
  return sku.includes('/') ? { sku: null, candidates: sku.split('/') } : { sku };
}
