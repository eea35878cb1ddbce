import { foldWord } from '../../language/text/fold-word';
import { matchPhrase } from '../../matching/match-phrase';
import { mentionedLine } from '../changes/mentioned-line';
import type { Reader } from '../changes/reader';
import type { Asked, Option, ThreadLine } from '../thread/thread';
import { hasCue, placesOf, withoutCues } from '../words/cues';

/** What a message of the service's tells and asks. */
interface ServiceMessage {
  /** Loaded, under way or delivered. */
  isSent: boolean;
  /** Numbers of orders that it names, folded. */
  references: string[];
  asked: Asked | null;
}

/** Reads a message of the service's, or a clerk's, to the customer. */
export function readServiceMessage(
  reader: Reader,
  text: string,
  lines: readonly ThreadLine[],
): ServiceMessage {
  const folded = foldWord(text);
  const references = referencesIn(reader, text);
  const isQuestion = /\?/.test(text);
  const isSent = !isQuestion && hasCue(reader, folded, 'sent');
  return { isSent, references, asked: isSent ? null : askedIn(reader, text, folded, lines, isQuestion) };
}

function askedIn(
  reader: Reader,
  text: string,
  folded: string,
  lines: readonly ThreadLine[],
  isQuestion: boolean,
): Asked | null {
  const asked = (kind: Asked['kind'], options: Option[] = [], quantity: number | null = null): Asked => ({
    kind,
    options,
    quantity,
    words: folded,
  });
  const listed = listedOptions(reader, text);
  if (listed.length > 1) return asked('LIST', listed);
  if (hasCue(reader, folded, 'quoted')) return asked('QUOTE');
  const isOffer = hasCue(reader, folded, 'soldOut', 'offers');
  const isChoice = hasCue(reader, folded, 'which') && !hasCue(reader, folded, 'offers');
  const offer = isQuestion && isOffer && !isChoice ? offerIn(reader, text, lines) : null;
  if (offer && (offer.options.length > 0 || offer.quantity !== null)) return offer;
  if (offer && hasCue(reader, folded, 'soldOut')) return offer;
  if (!isQuestion) return hasCue(reader, folded, 'asksToConfirm') ? asked('CONFIRM') : null;
  if (hasCue(reader, folded, 'which')) return asked('LIST', eitherOr(reader, text));
  if (hasCue(reader, folded, 'or')) {
    const options = eitherOr(reader, text);
    if (options.length > 1) return asked('LIST', options);
  }
  return hasCue(reader, folded, 'asksToConfirm') || lines.length > 0 ? asked('CONFIRM') : null;
}

/** "1) … 2) …": options with numbers, which must begin with one and follow each other. */
function listedOptions(reader: Reader, text: string): Option[] {
  const marks = [...text.matchAll(/(?:^|[\s:;,])(\d{1,2})\s?[).:]\s+/gu)].filter(
    (mark, at, all) => Number(mark[1]) === at + 1 && all.length > 1,
  );
  const head = text.slice(0, marks[0]?.index ?? 0);
  return marks.map((mark, at) => {
    const words = text.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? text.length);
    return optionOf(reader, words.replace(/[?\s]+$/u, ''), head);
  });
}

/** "Aromat: the 75 g or the 200 g shaker?" */
function eitherOr(reader: Reader, text: string): Option[] {
  const question = text.slice(text.indexOf(':') + 1).replace(/\?.*$/su, '');
  const head = text.includes(':') ? text.slice(0, text.indexOf(':')) : '';
  const folded = foldWord(question);
  // Folding keeps the length of what has no apostrophes; where it does not, the words are taken as folded.
  const source = folded.length === question.length ? question : folded;
  const [or] = placesOf(reader, folded, 'or');
  if (!or) return [];
  const parts = [source.slice(0, or.start).split(',').at(-1) ?? '', source.slice(or.end)];
  return parts.map((part) => optionOf(reader, part.trim(), head));
}

function optionOf(reader: Reader, text: string, head: string): Option {
  const alone = matchPhrase(reader.index, text, reader.customer)[0];
  const headed = head === '' ? undefined : matchPhrase(reader.index, `${head} ${text}`, reader.customer)[0];
  const best = (headed?.confidence ?? 0) > (alone?.confidence ?? 0) ? headed : alone;
  return { text, productId: best?.productId ?? null, name: best ? reader.nameOf(best.productId) : '' };
}

/** "X is out of stock, can we send Y?", "only 3 of X left, shall I send 3?" */
function offerIn(reader: Reader, text: string, lines: readonly ThreadLine[]): Asked {
  const parts = text.split(/[?!;:,]|\.(?!\d)/u).flatMap((part) => {
    const words = withoutCues(reader, foldWord(part), 'soldOut', 'offers', 'no', 'courtesy').trim();
    const found = words === '' ? undefined : matchPhrase(reader.index, words, reader.customer)[0];
    return found && found.confidence >= leastConfidence ? [{ words, productId: found.productId }] : [];
  });
  const offered = parts.findLast(({ productId }) => !lines.some((line) => line.productId === productId));
  const amount = text.match(/(\d+)\s*\?/u);
  const options = offered
    ? [{ text: offered.words, productId: offered.productId, name: reader.nameOf(offered.productId) }]
    : [];
  return {
    kind: 'OFFER',
    options,
    quantity: offered || !amount ? null : Number(amount[1]),
    words: foldWord(text),
  };
}

const leastConfidence = 0.3;

/** Numbers and letters behind the word for an order: "order 7001", "PO HT-771", "Order A". Folded. */
export function referencesIn(reader: Reader, text: string): string[] {
  const folded = foldWord(text);
  if (folded.length !== text.length) return bare(folded);
  return placesOf(reader, folded, 'orderWord')
    .flatMap(({ end }) => {
      const said = text
        .slice(end)
        .match(/^\s*(?:no\.?|number|nr\.?|n°|#|:)?\s*([A-Z0-9][\w-]*|[A-Z])(?!\w)/u)?.[1];
      return said && /\d|^[A-Z]+$/u.test(said) ? [foldWord(said)] : [];
    })
    .concat(bare(folded));
}

/** A number that opens a message: "8120 picked and loaded". */
const bare = (folded: string): string[] => folded.match(/^\d{3,}(?=\s\p{L})/u)?.slice(0, 1) ?? [];

/** The line that a question is about: whose candidates are offered, or that it names; then the most doubtful. */
export function lineAsked(asked: Asked, lines: readonly ThreadLine[]): ThreadLine | null {
  const offered = asked.options.flatMap(({ productId }) => productId ?? []);
  const hits = lines.map(
    (line) => offered.filter((id) => line.productId === id || line.candidates.includes(id)).length,
  );
  const best = Math.max(0, ...hits);
  if (asked.kind === 'LIST' && best > 0) return lines[hits.indexOf(best)] ?? null;
  const named = mentionedLine(lines, asked.words.slice(0, firstEnd(asked.words)));
  if (named) return named;
  if (best > 0) return lines[hits.indexOf(best)] ?? null;
  return lines.length === 1 ? (lines[0] ?? null) : mentionedLine(lines, asked.words);
}

const firstEnd = (words: string): number => {
  const end = words.search(/[?!:]|\.(?!\d)/u);
  return end < 0 ? words.length : end;
};
