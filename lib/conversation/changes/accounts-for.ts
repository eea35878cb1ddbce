import { foldWord } from '../../language/text/fold-word';
import { type InterpretedLine, interpretMessage } from '../../matching/interpret-message';
import { noQuantitySaid } from '../../reading/reading';
import type { ThreadLine } from '../thread/thread';
import { anyLanguageReader, withoutCues } from '../words/cues';
import { piecesOf } from '../words/plain-message';
import type { LineChange } from './change';
import { isCalled, mentionedLine, tellingPieces } from './mentioned-line';
import { type ChangeQuestion, isDoubtful, type Reader } from './reader';
import { saysSizeOf } from './sizes';

/**
 * Whether all goods that a message names, with their quantities, come out at some change of it: what was read of half a
 * message must not pass for the whole.
 */
export function accountsFor(
  reader: Reader,
  { lines, body }: ChangeQuestion,
  changes: readonly LineChange[],
): boolean {
  const read = interpretMessage(reader.index, body, reader.customer);
  const leftOut = read.accounted
    .filter(({ doubtful }) => doubtful)
    .map(({ start, end }) => body.slice(start, end));
  const isTold = (quantity: number): boolean =>
    changes.some((change) => change.kind === 'MORE' && change.quantity === quantity);
  return (
    read.lines.every(
      (said) =>
        stands(lines, said) ||
        (saysMoreAlone(said.phrase) && isTold(said.quantity)) ||
        changes.some((change) => tellsOf(reader, body, change, said)),
    ) && leftOut.every((words) => changes.some((change) => tellsWords(change, words)))
  );
}

/** "mais" of "mais 5", which in another language may be goods. */
const saysMoreAlone = (words: string): boolean =>
  tellingPieces(withoutCues(anyLanguageReader, foldWord(words), 'add', 'more')).length === 0;

/** It says what is ordered already. */
const stands = (lines: readonly ThreadLine[], { productId, quantity }: InterpretedLine): boolean =>
  lines.some((line) => line.productId !== null && line.productId === productId && line.quantity === quantity);

function tellsOf(reader: Reader, body: string, change: LineChange, said: InterpretedLine): boolean {
  return isAsMany(body, change, said) && goodsOf(change).some((goods) => isOf(reader, goods, said));
}

function isAsMany(body: string, change: LineChange, { quantity, quantityNote }: InterpretedLine): boolean {
  if (change.kind === 'REMOVE' || quantityNote === noQuantitySaid) return true;
  const asked = change.kind === 'ADD' ? change.goods.quantity : change.quantity;
  if (asked !== null) return asked === quantity;
  if (change.kind !== 'REPLACE') return false;
  // As many of other goods as there were: a number beside them is their size, or was meant otherwise.
  const isOfGoods = change.line.quantity === quantity || saysSizeOf(change.goods, body, quantity);
  return isOfGoods || !piecesOf(body).includes(String(quantity));
}

function isOf(reader: Reader, goods: ThreadLine, said: InterpretedLine): boolean {
  const { productId, phrase, confidence } = said;
  if (productId !== null && (goods.productId === productId || goods.candidates.includes(productId)))
    return true;
  if (isCalled(goods, phrase)) return true;
  if (!isDoubtful(confidence) || !mentionedLine([goods], phrase)) return false;
  // Misspelt words may be meant for these goods; those by which other goods are called are not.
  const others = said.candidates.slice(0, 3).map((candidate) => reader.nameOf(candidate.productId));
  return !tellingPieces(phrase).some(
    (piece) => !isCalled(goods, piece) && others.some((name) => isCalled({ phrase: name, name }, piece)),
  );
}

/** Words that the reader left out: they name goods of this change, and no number beside its own. */
function tellsWords(change: LineChange, words: string): boolean {
  const goods = goodsOf(change);
  const known = goods.flatMap(({ phrase, name, quantity }) => [
    String(quantity),
    ...piecesOf(`${phrase} ${name}`.toLowerCase()),
  ]);
  if ('quantity' in change) known.push(String(change.quantity));
  // "5 less"
  if (change.kind === 'SET') known.push(String(change.line.quantity - change.quantity));
  const numbers = piecesOf(words).filter((piece) => /\d/.test(piece));
  const isNamed =
    tellingPieces(withoutCues(anyLanguageReader, words, 'add', 'more')).every((piece) => /\d/.test(piece)) ||
    goods.some((each) => mentionedLine([each], words));
  return isNamed && numbers.every((number) => known.includes(number));
}

/** What a change is of. */
function goodsOf(change: LineChange): ThreadLine[] {
  if (change.kind === 'ADD') return [change.goods];
  return change.kind === 'REPLACE' ? [change.line, change.goods] : [change.line];
}
