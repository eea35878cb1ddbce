import { foldWord } from '../../language/text/fold-word';
import { editDistance } from '../../matching/words/word-keys';
import type { Branch } from '../head';
import { cueAt, type HeadView } from '../text/view-head';

/** Words of a text that name a branch. */
export interface NamedBranch {
  from: number;
  to: number;
  branch: Branch;
  /** 0 to 1: how much of what the branch is called stands there. */
  share: number;
  /** How many words of it. */
  count: number;
  /** No other branch is called so. */
  isOnly: boolean;
  /** Its code, or all words of its name. */
  isWhole: boolean;
}

interface Called {
  branch: Branch;
  words: readonly string[];
  isName: boolean;
}

/** Words of branches' names that tell none of them from another, or are anything else as often. */
const smallWords = new Set('the of and at de da do la le el die van du des no in st rd'.split(' '));

const plainWords = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}'’]+|\d+/gu) ?? [])
    .map(foldWord)
    .filter((word) => word !== '' && !smallWords.has(word));

/** Every place in a text where a branch is named by its code, name, address or what it is called besides. */
export function findBranches(view: HeadView, branches: readonly Branch[]): NamedBranch[] {
  const called = branches.flatMap((branch): Called[] => [
    { branch, words: plainWords(branch.name), isName: true },
    ...branch.names.map((name) => ({ branch, words: plainWords(name), isName: true })),
    ...(branch.address ? [{ branch, words: plainWords(branch.address), isName: false }] : []),
  ]);
  const owners = ownersOf(called);
  const codes = new Map(
    branches.flatMap((branch) => (branch.code ? [[bare(branch.code), branch] as const] : [])),
  );
  const found: NamedBranch[] = [];
  for (let at = 0; at < view.words.length; at++) {
    const coded = codeAt(view, at, codes);
    if (coded) found.push(coded);
    const run = coded ? null : runAt(view, at, called, owners);
    if (run) found.push(...run);
    at = Math.max(at, (coded?.to ?? run?.[0]?.to ?? at + 1) - 1);
  }
  return found;
}

/** Which branches are called by a word. */
function ownersOf(called: readonly Called[]): Map<string, Set<Branch>> {
  const owners = new Map<string, Set<Branch>>();
  for (const { branch, words } of called)
    for (const word of words) owners.set(word, (owners.get(word) ?? new Set<Branch>()).add(branch));
  return owners;
}

const bare = (text: string): string => foldWord(text).replace(/[^a-z0-9]/g, '');

/** A code as a whole: "SITE-14", "F03". Digits alone are a code only behind a word of places. */
function codeAt(view: HeadView, at: number, codes: ReadonlyMap<string, Branch>): NamedBranch | null {
  if (codes.size === 0) return null;
  if (view.words[at]?.glued && view.words[at - 1]?.kind !== 'mark') return null;
  let written = '';
  for (let to = at; to < Math.min(view.words.length, at + 6); to++) {
    const word = view.words[to];
    if (!word || (to > at && !word.glued && to - at > 1) || word.kind === 'line') return null;
    written += word.text.replace(/[^a-z0-9]/g, '');
    if (view.words[to + 1]?.glued && view.words[to + 1]?.kind !== 'mark') continue;
    if (
      view.words[to + 1]?.glued &&
      /^[-/]$/.test(view.words[to + 1]?.text ?? '') &&
      view.words[to + 2]?.glued
    )
      continue;
    const branch = codes.get(written);
    if (!branch) continue;
    // A letter or a number alone is a code only where a place is told.
    const isTold =
      (/[a-z]/.test(written) && written.length > 1) ||
      (view.words[at]?.written !== view.text.charAt(view.words[at]?.start ?? 0) &&
        cueAt(view, at - 1, 'deliverTo', 'towards', 'placeWord', 'here') !== undefined);
    if (!isTold || (view.goods[at] ?? -1) >= 0) return null;
    return { from: at, to: to + 1, branch, share: 1, count: 1, isOnly: true, isWhole: true };
  }
  return null;
}

/** Without the prefix that stands before a name: "eNongoma". */
const bareName = (
  view: HeadView,
  word: { text: string; start: number; end: number; capital: boolean },
): string => {
  const prefix = /^\p{Ll}{1,3}(?=\p{Lu})/u.exec(view.text.slice(word.start, word.end));
  return prefix ? word.text.slice(prefix[0].length) : word.text;
};

/** The word of a branch's name that a word is, but for a letter of a longer one or an end left out. */
function meantBy(word: string, owners: ReadonlyMap<string, unknown>): string | null {
  if (owners.has(word)) return word;
  if (word.length < 5) return null;
  const most = word.length >= 9 ? 2 : 1;
  for (const known of owners.keys()) {
    if (known.length < 5) continue;
    if (word.length >= 6 && editDistance(word, known) <= most && known.charAt(0) === word.charAt(0))
      return known;
    if (Math.min(word.length, known.length) >= 5 && (known.startsWith(word) || word === `${known}s`))
      return known;
  }
  return null;
}

/** The longest run of words that belong to branches' names, and whom it names best. */
function runAt(
  view: HeadView,
  from: number,
  called: readonly Called[],
  owners: ReadonlyMap<string, ReadonlySet<Branch>>,
): NamedBranch[] | null {
  const said: string[] = [];
  let to = from;
  for (let at = from; at < Math.min(view.words.length, from + 14); at++) {
    const word = view.words[at];
    if (!word || word.kind === 'line') break;
    // "Not Southgate, Northgate": behind a whole name a comma begins another.
    if (word.text === ',' && namesOne(said, called)) break;
    const isSmall =
      smallWords.has(word.text) ||
      (word.kind === 'mark' && /^[,'’&.()-]$/.test(word.text)) ||
      word.text === 's';
    const known =
      word.kind === 'mark' || smallWords.has(word.text) ? null : meantBy(bareName(view, word), owners);
    if (known === null && !(isSmall && said.length > 0)) break;
    if (known === null) continue;
    said.push(known);
    to = at + 1;
  }
  if (said.every((word) => /^\d+$/.test(word) || word.length < 3)) return null;
  return whomNamed(said, called, owners).map((named) => ({ from, to, ...named }));
}

const namesOne = (said: readonly string[], called: readonly Called[]): boolean =>
  called.some(
    ({ words, isName }) => isName && words.length > 0 && words.every((word) => said.includes(word)),
  );

function whomNamed(
  said: readonly string[],
  called: readonly Called[],
  owners: ReadonlyMap<string, ReadonlySet<Branch>>,
): Omit<NamedBranch, 'from' | 'to'>[] {
  const weigh = (word: string): number => 1 / (owners.get(word)?.size ?? 1);
  const scores = new Map<Branch, { score: number; share: number; count: number; isWhole: boolean }>();
  for (const { branch, words, isName } of called) {
    const shared = words.filter((word) => said.includes(word));
    if (shared.length === 0) continue;
    const last = scores.get(branch) ?? { score: 0, share: 0, count: 0, isWhole: false };
    const isWhole = isName && shared.length === words.length;
    const score = shared.reduce((sum, word) => sum + weigh(word), 0) + (isWhole ? 0.5 : 0);
    scores.set(branch, {
      score: last.score + score,
      share: Math.max(last.share, shared.length / words.length),
      count: Math.max(last.count, shared.length),
      isWhole: last.isWhole || isWhole,
    });
  }
  const best = Math.max(...[...scores.values()].map(({ score }) => score));
  const top = [...scores].filter(([, { score }]) => score === best);
  return top.map(([branch, { share, count, isWhole }]) => ({
    branch,
    share,
    count,
    isWhole,
    isOnly: top.length === 1,
  }));
}
