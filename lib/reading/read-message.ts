import { applyEdits } from './apply-edits';
import { describeSurroundings, type Surroundings } from './describe-surroundings';
import { cuesAt } from './find-cues';
import { contextOf, findHeadings, type Heading } from './find-headings';
import { findLayout, mergeNoise } from './find-layout';
import { findNoise } from './find-noise';
import { blindJudge, type Judge } from './judge';
import { lexiconOf } from './lexicons/compile';
import { detectLanguages } from './lexicons/detect-languages';
import { isIdle, isSize, type MessageView } from './message-view';
import { type ItemEdge, itemsAt } from './propose-items';
import { readEachAt } from './read-shared-quantity';
import { readTables, type Table, type TableRow } from './read-table';
import { type Segmentation, segment } from './segment';
import { tokenise } from './tokenise';
import { unclearNumberBeside } from './weigh-number';

/** Goods that a message names. `start` and `end` are UTF-16 offsets in the original text. */
export interface ReadPhrase {
  phrase: string;
  /** The phrase with a size corrected later; what is to be looked for. */
  wanted: string;
  start: number;
  end: number;
  /** 1 when the message says none; see quantityStated. */
  quantity: number;
  quantityStated: boolean;
  unit: string | null;
  /** What was understood about the quantity when it does not stand beside the goods. */
  quantityNote: string | null;
  /** Words from a heading, or shared by a list, that may belong to the goods. */
  context: string;
  /** The goods before it in the message, whose brand or size it may share. */
  before: string;
  /** A number beside it can be no quantity (zero, negative, beyond bounds). */
  quantityUnclear: boolean;
  /** Words beside it that were taken neither for goods nor for talk. */
  looseWords: number;
  /** Meant as in an earlier order, with the quantity of then if it says none. */
  asBefore: boolean;
  /** Both habits of writing quantities read it the same way. */
  agreed: boolean;
  /** What stands around it; null in a table, where every row is a line. */
  surroundings: Surroundings | null;
}

export interface Reading {
  phrases: ReadPhrase[];
  /** Goods that are named and not ordered: cancelled, substitutes, questions. */
  dropped: { phrase: string; start: number; end: number; why: string; unnamed: boolean }[];
  languages: string[];
  /** Where an earlier order is asked for again ("same as last week"); null when nowhere. */
  repeats: { start: number; end: number } | null;
  warnings: { code: string; message: string }[];
}

export interface ReadOptions {
  /** A transcript: no punctuation to speak of, homophones. Otherwise taken from the text itself. */
  voice?: boolean;
  judge?: (view: MessageView) => Judge;
}

/** A view with what was settled before the segmentation. */
type ReadableView = MessageView & { languages: string[]; tables: Table[] };

const longestMessage = 16_384;

/** Reads the goods, quantities and units out of a message in any mix of the supported languages. */
export function readMessage(text: string, options: ReadOptions = {}): Reading {
  const view = viewOf(text, options.voice);
  const judge = options.judge?.(view) ?? blindJudge(text);
  const headings = findHeadings(view, judge);
  for (const heading of headings) view.stops.add(heading.end);
  const contextAt = (token: number): string => contextOf(headings, token);
  const items = view.tokens.map((_, at) => itemsAt(view, judge, at, contextAt));
  const lead = segment(view, judge, items, 'lead');
  const trail = segment(view, judge, items, 'trail');
  const [best, other] = trail.score > lead.score ? [trail, lead] : [lead, trail];
  return assemble(view, best, other, headings);
}

/** Cuts a message into tokens and settles its languages. */
function viewOf(text: string, voice?: boolean): ReadableView {
  const short = text.length > longestMessage ? text.slice(0, longestMessage) : text;
  const tables = readTables(short);
  const tokens = tokenise(
    short,
    mergeNoise(
      tables.map((table) => table.span),
      findLayout(short),
      findNoise(short),
    ),
  );
  const languages = detectLanguages(
    tokens.filter((token) => token.kind === 'word').map((token) => token.text),
  );
  const spoken = voice ?? looksSpoken(short);
  const view: ReadableView = {
    text: short,
    tokens,
    lexicon: lexiconOf(languages),
    voice: spoken,
    numbers: [],
    stops: new Set(),
    sharesQuantity: false,
    languages,
    tables,
  };
  view.sharesQuantity = tokens.some((_, at) => readEachAt(view, at) !== null);
  return view;
}

/** No digits and hardly a mark in a text of some length. */
function looksSpoken(text: string): boolean {
  return (
    text.length > 24 && !/\d/.test(text) && (text.match(/[,;:\n/+&@*-]/g) ?? []).length <= text.length / 120
  );
}

function assemble(
  view: ReadableView,
  best: Segmentation,
  other: Segmentation,
  headings: readonly Heading[],
): Reading {
  const edited = applyEdits(view, best.events);
  const { repeats } = edited;
  const reading: Reading = { phrases: [], dropped: [], languages: view.languages, repeats, warnings: [] };
  const otherwise = new Set(
    other.events.flatMap((event) =>
      event.type === 'item' ? [`${event.item.goodsStart}:${event.item.quantity}`] : [],
    ),
  );
  for (const row of view.tables.flatMap((table) => table.rows)) reading.phrases.push(phraseOfRow(view, row));
  const stretches = edited.items.map(({ item }) => item);
  let before = '';
  for (const entry of edited.items) {
    const { goodsStart, goodsEnd } = entry.item;
    const [start, end] = [view.tokens[goodsStart]?.start ?? 0, view.tokens[goodsEnd - 1]?.end ?? 0];
    const phrase = view.text.slice(start, end);
    const heading = headings.find((found) => goodsStart >= found.start && goodsEnd <= found.end);
    if (heading) continue;
    if (entry.dropped) {
      reading.dropped.push({ phrase, start, end, why: entry.dropped, unnamed: entry.unnamed });
      continue;
    }
    const shared =
      entry.group === null
        ? []
        : edited.items
            .filter((other) => other.group === entry.group && other !== entry)
            .map((other) => textOf(view, other.item));
    const context = [contextOf(headings, goodsStart), ...shared].join(' ').trim();
    reading.phrases.push({
      phrase,
      wanted: entry.size === null ? phrase : resized(view, entry.item, entry.size),
      start,
      end,
      quantity: entry.quantity ?? 1,
      quantityStated: entry.quantity !== null,
      unit: entry.unit,
      quantityNote: entry.note ?? (entry.quantity === null ? 'no quantity said, one assumed' : null),
      context,
      before,
      asBefore: entry.asBefore,
      quantityUnclear: unclearNumberBeside(view, entry.item),
      looseWords: looseWordsBeside(view, entry.item),
      agreed: otherwise.has(`${goodsStart}:${entry.item.quantity}`),
      surroundings: describeSurroundings(view, entry.item, stretches),
    });
    before = phrase;
  }
  reading.phrases.sort((a, b) => a.start - b.start);
  if (edited.cancelsAll)
    reading.warnings.push({ code: 'cancels_order', message: 'The message cancels an order.' });
  if (view.text.length === longestMessage)
    reading.warnings.push({
      code: 'message_cut',
      message: 'The message is too long; only its beginning was read.',
    });
  return reading;
}

/** Words right before or after an item, on its line, that are no idle talk. */
function looseWordsBeside(view: MessageView, item: ItemEdge): number {
  const isLoose = (at: number): boolean =>
    view.tokens[at]?.kind === 'word' &&
    !isIdle(view, at) &&
    !view.lexicon.units.has(view.tokens[at]?.text ?? '') &&
    cuesAt(view, at).length === 0;
  return Number(isLoose(item.at - 1)) + Number(isLoose(item.next));
}

/** The goods without their own sizes, with another. */
function resized(view: MessageView, item: ItemEdge, size: string): string {
  const words: string[] = [];
  for (let at = item.goodsStart; at < item.goodsEnd; at++) {
    const token = view.tokens[at];
    const sized =
      token?.kind === 'number'
        ? isSize(view, at + 1)
        : view.tokens[at - 1]?.kind === 'number' && isSize(view, at);
    if (token && !sized) words.push(view.text.slice(token.start, token.end));
  }
  return `${words.join(' ')} ${size}`;
}

const textOf = (view: MessageView, item: ItemEdge): string =>
  view.text.slice(view.tokens[item.goodsStart]?.start, view.tokens[item.goodsEnd - 1]?.end);

function phraseOfRow(view: ReadableView, row: TableRow): ReadPhrase {
  return {
    phrase: view.text.slice(row.start, row.end),
    wanted: view.text.slice(row.start, row.end),
    start: row.start,
    end: row.end,
    quantity: row.quantity,
    quantityStated: true,
    unit: null,
    quantityNote: null,
    context: row.context,
    before: '',
    asBefore: false,
    quantityUnclear: false,
    looseWords: 0,
    agreed: true,
    surroundings: null,
  };
}
