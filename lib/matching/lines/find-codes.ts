import { measureBySpelling } from '../../language/measures';
import { goodsCode, type NoiseSpan } from '../../language/text/tokenise';
import type { KnownGoods } from '../../reading/noise/known-goods';
import type { OrderingCustomer } from '../catalogue';
import { shelvesFor } from '../find-aliases';
import type { CatalogueIndex } from '../index/catalogue-index';
import { codeKey } from '../index/code-key';
import { findCustomerCode } from '../index/customer-codes';
import { normaliseAlias } from '../index/normalise-alias';
import { matchToJudge } from '../match-phrase';

/** What the catalogue knows of a text before it is cut: where codes of products stand in it, and whether words name one. */
export function knownGoods(index: CatalogueIndex, customer: OrderingCustomer): KnownGoods {
  return {
    codesIn: (text) =>
      codesIn(text, {
        isKnown: (code) => isCode(index, customer, code),
        isTheirs: (code) => isTheirCode(index, customer, code),
      }),
    isNamed: (words) => isNamed(index, customer, words),
  };
}

/** Letters and digits with the marks that stand inside codes. */
const runs = /[\p{L}\p{N}](?:[\p{L}\p{N}./_-]*[\p{L}\p{N}])?/gu;
/** A count written together with its code: `3xGRN-1005`. */
const gluedCount = /^\d{1,4}[xX×*](?=[\p{L}\p{N}])/u;

/** "GRN 1005"; but "emt 1/2" and "hda 28" are goods and a size. */
const partedCode = /^\p{L}{1,6} \d{3,}[\p{L}\d-]*$/u;

/** "447 12", which is one code only where the customer has it. */
const partedDigits = /^[\p{L}\d]{1,8} [\p{L}\d]{2,8}$/u;

interface Known {
  isKnown: (code: string) => boolean;
  /** Whether it is one of the customer's own, in which spaces mean nothing. */
  isTheirs: (code: string) => boolean;
}

/** SKUs, barcodes, taught codes and the customer's own, with or without their dashes, case, and one space. */
function codesIn(text: string, { isKnown, isTheirs }: Known): NoiseSpan[] {
  const found: NoiseSpan[] = [];
  const pieces = [...text.matchAll(runs)].map(({ 0: run, index: start }) => ({
    start,
    end: start + run.length,
  }));
  for (let at = 0; at < pieces.length; at++) {
    const [piece, next] = [pieces[at], pieces[at + 1]];
    if (!piece) break;
    const count = gluedCount.exec(text.slice(piece.start, piece.end))?.[0].length ?? 0;
    const start = piece.start + count;
    const pair = next === undefined ? '' : text.slice(start, next.end);
    const isPair = partedCode.test(pair) || (partedDigits.test(pair) && isTheirs(pair));
    const ends = [...(isPair && next ? [next.end] : []), piece.end];
    const end = ends.find((each) => isKnown(text.slice(start, each)));
    if (end === undefined) continue;
    found.push({ start, end, code: goodsCode });
    if (isPair && end === next?.end) at++;
  }
  return found;
}

/** Shorter ones are quantities and sizes as often. */
const shortest = 4;
const shortestOfDigits = 5;

/** Of their own codes shorter ones are known, but for what is a count as often. */
const shortestOfTheirs = 3;
const shortestOfTheirDigits = 4;

function isTheirCode(index: CatalogueIndex, { customerId }: OrderingCustomer, written: string): boolean {
  const key = codeKey(written);
  if (key.length < (/^\d+$/.test(key) ? shortestOfTheirDigits : shortestOfTheirs)) return false;
  return /\d/.test(key) && findCustomerCode(index, customerId, written) !== undefined;
}

function isCode(index: CatalogueIndex, customer: OrderingCustomer, written: string): boolean {
  if (isTheirCode(index, customer, written)) return true;
  const key = codeKey(written);
  if (key.length < (/^\d+$/.test(key) ? shortestOfDigits : shortest) || !/\d/.test(key)) return false;
  if (isSize(written)) return false;
  if (index.ordinalByCode.has(key)) return true;
  const taught = normaliseAlias(written);
  return shelvesFor(index, customer.customerId).some(({ byKey }) => (byKey.get(taught)?.size ?? 0) > 0);
}

/** "500ml", "12 pack": a code of that spelling is no code where it stands among goods. */
function isSize(written: string): boolean {
  const word = /^[\d.,/]+[ -]?(\p{L}+)$/u.exec(written)?.[1]?.toLowerCase();
  return (
    word !== undefined && (measureBySpelling(word) !== undefined || /^(?:x|s|pk|packs?|pcs?)$/.test(word))
  );
}

/** So well a word must be answered to be one of the name. */
const sure = 0.9;

/** The words and the numbers are all one product's. */
function isNamed(index: CatalogueIndex, customer: OrderingCustomer, words: string): boolean {
  const { question, best } = matchToJudge(index, words, customer, { retrieved: 12 });
  if (!best || question.words.length < 2) return false;
  const { conflicts, unanswered, stray } = best.numbers;
  return (
    conflicts + unanswered + stray === 0 && question.words.every((_, i) => (best.perWord[i] ?? 0) >= sure)
  );
}
