import type { CompiledLexicon } from '../compile';
import type { Token } from './tokenise';

/** Units that are broken: what they hold is sold by itself as well. */
const packs: ReadonlySet<string> = new Set(
  'case carton box tray crate bale shrink outer pack bundle'.split(' '),
);

/** Units that such a pack holds. */
const contents: ReadonlySet<string> = new Set('can tin bottle jar tub packet piece unit'.split(' '));

/** So many tokens of goods stand at most between both counts. */
const longestGoods = 8;

/** The code of the token that a second count is, where it stands behind the goods. */
export const looseCode = 'loose';

/** A second count of the same goods: its tokens, `to` exclusive, and how many it is. */
interface LooseCount {
  from: number;
  to: number;
  value: number;
}

/**
 * "1 case and 4 loose coke", "2 cs coke + 3 singles", "coke 1 case + 4 cans": a pack and so many singles are two counts of the
 * same goods. The second is noted at the unit of the first, and counts nothing else.
 */
export function readLooseCounts(tokens: Token[], lexicon: CompiledLexicon): void {
  for (let unit = tokens.length - 1; unit > 0; unit--) {
    if (!isPack(tokens, lexicon, unit)) continue;
    const beside = looseAt(tokens, lexicon, unit + 1);
    const apart = beside ? null : looseBehindGoods(tokens, lexicon, unit);
    const found = beside ?? apart;
    const [token, last] = [tokens[unit], tokens[(found?.to ?? 0) - 1]];
    if (!found || !token || !last) continue;
    const start = tokens[found.from]?.start ?? last.start;
    if (apart)
      tokens.splice(found.from, found.to - found.from, {
        kind: 'noise',
        start,
        end: last.end,
        text: looseCode,
        glued: false,
      });
    else tokens.splice(found.from, found.to - found.from);
    tokens[unit] = { ...token, end: apart ? token.end : last.end, loose: found.value };
  }
}

/** The "case" of "1 case", "2 x case". */
function isPack(tokens: readonly Token[], lexicon: CompiledLexicon, at: number): boolean {
  const before = tokens[at - 1]?.text === 'x' ? at - 2 : at - 1;
  const isCounted = tokens[before]?.kind === 'number' || lexicon.numbers.has(tokens[before]?.text ?? '');
  return isCounted && packs.has(lexicon.units.get(tokens[at]?.text ?? '') ?? '');
}

/** "and 4 loose", "4 singles", "+ 4 loose cans"; behind a pack, where the entry closes, "+ 4 cans" as well. */
function looseAt(tokens: readonly Token[], lexicon: CompiledLexicon, from: number): LooseCount | null {
  const joint = isJoint(tokens, lexicon, from);
  const count = joint ? from + 1 : from;
  const value = valueAt(tokens, lexicon, count);
  if (value === null) return null;
  const isContent = (at: number): boolean => contents.has(lexicon.units.get(tokens[at]?.text ?? '') ?? '');
  if (lexicon.singles.has(tokens[count + 1]?.text ?? ''))
    return { from, to: isContent(count + 2) ? count + 3 : count + 2, value };
  const closes = joint && isContent(count + 1) && closesEntry(tokens[count + 2], lexicon);
  return closes ? { from, to: count + 2, value } : null;
}

/** Behind the goods the count closes its entry: "1 case coke and 4 cans". */
function looseBehindGoods(
  tokens: readonly Token[],
  lexicon: CompiledLexicon,
  unit: number,
): LooseCount | null {
  for (let at = unit + 2; at <= unit + longestGoods && tokens[at]; at++) {
    if (tokens[at]?.kind === 'newline') return null;
    const loose = isJoint(tokens, lexicon, at) ? looseAt(tokens, lexicon, at) : null;
    if (loose) return closesEntry(tokens[loose.to], lexicon) ? loose : null;
  }
  return null;
}

const isJoint = (tokens: readonly Token[], { and }: CompiledLexicon, at: number): boolean =>
  /^(?:[+&,]|plus)$/.test(tokens[at]?.text ?? '') || and.has(tokens[at]?.text ?? '');

const closesEntry = (token: Token | undefined, { and }: CompiledLexicon): boolean =>
  token === undefined || token.kind === 'newline' || /^[,;.)]$/.test(token.text) || and.has(token.text);

/** A whole number, in digits or one word. */
function valueAt(tokens: readonly Token[], lexicon: CompiledLexicon, at: number): number | null {
  const token = tokens[at];
  const value = token?.kind === 'number' ? token.value : lexicon.numbers.get(token?.text ?? '');
  return value !== undefined && Number.isInteger(value) && value > 0 ? value : null;
}
