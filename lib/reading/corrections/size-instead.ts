import { isSize } from '../amounts/is-size';
import type { EditedItem, State } from '../edit-state';
import { leastBareSize } from '../headings/heading';
import { act, setSize, tell } from '../lines/act';
import { namedBySize } from '../mentions/find-meant';
import { type MessageView, numbersAt } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { isIdle } from '../words/is-idle';
import { oncePerToken } from '../words/once-per-view';
import { endsField } from '../words/skip-punctuation';

/** A size that is said in the place of another: its number, its text, and the token behind what says so. */
interface SizeInstead {
  at: number;
  number: number;
  text: string;
  next: number;
}

/** More tokens between the goods and the refusal are something else: "… ". */
const farthest = 4;

/**
 * "putty 9 oz ... no the 14oz one", "maas 1kg, nee die 2kg een", "mayo 375g, i mean the 750": the other size of the goods right
 * before, which nobody names again; a bare number is one where it is too great for a count, or is "one".
 */
export const sizeInsteadAt = oncePerToken((view, at): SizeInstead | null => {
  const opened = openedAt(view, at);
  if (!opened) return null;
  let from = opened.next;
  while (isBetween(view, from)) from++;
  if (!view.lexicon.definite.has(textAt(view, from))) return null;
  from += view.lexicon.links.has(textAt(view, from + 1)) ? 2 : 1;
  const number = numbersAt(view, from).find(({ form }) => form === 'digits' || form === 'words');
  if (!number) return null;
  const measured = isSize(view, number.next);
  if (measured && !opened.refuses) return null;
  const end = measured ? number.next + 1 : number.next;
  const isOne = view.lexicon.ones.has(textAt(view, end));
  if (!measured && !isOne && number.value < leastBareSize) return null;
  const next = isOne ? end + 1 : end;
  if (!closesField(view, next)) return null;
  const text = view.text.slice(view.tokens[from]?.start, view.tokens[end - 1]?.end);
  return { at, number: from, text, next };
});

/** Gives the goods right before the size that is said in the place of theirs; the token behind it, null where none is said. */
export function takeSizeInstead(state: State, at: number): number | null {
  const said = sizeInsteadAt(state.view, at);
  const last = state.items.at(-1);
  if (!said || !last || state.mode !== 'order' || state.condition || !takesSize(state, last, said))
    return null;
  act(last, 'restatement', setSize(said.text), tell('size corrected later in the message'));
  return said.next;
}

/** They stand, right before it, in another size; and no other goods of before are called by it. */
function takesSize(state: State, { item, dropped, row, quantity }: EditedItem, said: SizeInstead): boolean {
  if (dropped !== null || row !== null || quantity === null || said.at - item.next > farthest) return false;
  const { view } = state;
  const isThere = state.items.some(
    (entry) =>
      entry.dropped === null &&
      view.tokens
        .slice(entry.item.goodsStart, entry.item.goodsEnd)
        .some(({ value }) => value !== undefined && value === view.tokens[said.number]?.value),
  );
  return !isThere && namedBySize(state, { at: said.number }) === undefined;
}

/** A refusal, or words that correct. */
function openedAt(view: MessageView, at: number): { next: number; refuses: boolean } | null {
  if (isRefusal(view, at)) return { next: at + 1, refuses: true };
  const corrects = cuesAt(view, at).find(({ cue }) => cue.kind === 'correct');
  return corrects ? { next: corrects.next, refuses: false } : null;
}

/** "no", "nee", "não". */
export const isRefusal = (view: MessageView, at: number): boolean =>
  [view.lexicon.declines, view.lexicon.noes].some((words) => words.has(textAt(view, at)));

/** Nothing follows in the sentence but "please", or "and" and more goods. */
export function closesField(view: MessageView, at: number): boolean {
  let end = at;
  while (isIdle(view, end) && !view.lexicon.and.has(textAt(view, end))) end++;
  return endsField(view, end) || view.lexicon.and.has(textAt(view, end));
}

const isBetween = (view: MessageView, at: number): boolean =>
  /^[,.]$/.test(textAt(view, at)) || view.lexicon.regrets.has(textAt(view, at));

const textAt = ({ tokens }: MessageView, at: number): string => tokens[at]?.text ?? '';
