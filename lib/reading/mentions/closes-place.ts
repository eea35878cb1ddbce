import { readEachAt } from '../amounts/read-shared-quantity';
import { type MessageView, numbersAt, unitAt } from '../message-view';
import { cuesAt } from '../words/find-cues';
import { endsField } from '../words/skip-punctuation';

/** Nothing follows that the words before it could belong to: the clause ends, or says what becomes of the rows. */
export function closesPlace(view: MessageView, at: number): boolean {
  const { tokens, lexicon } = view;
  const token = tokens[at];
  // "both by 2", "both at 5"
  const isLed = [lexicon.byMuch, lexicon.keptAt].some((words) => words.has(token?.text ?? ''));
  const by = isLed ? at + 1 : at;
  if (isSetTo(view, by)) return true;
  // "the 6/3" is a size.
  if (token?.kind === 'number') return readEachAt(view, at) !== null;
  if (token?.kind !== 'word') return token?.text !== '/' && !isTied(view, at);
  const { text } = token;
  if (lexicon.turns.has(text)) return false;
  return (
    lexicon.breaks.has(tokens[at + 1]?.text ?? '') ||
    [lexicon.and, lexicon.breaks, lexicon.off, lexicon.leadsQuantity, lexicon.being].some((words) =>
      words.has(text),
    ) ||
    cuesAt(view, at).length > 0
  );
}

/** The 5 of "make both 5", "the second one five please": nothing that it could count or measure follows. */
const isSetTo = (view: MessageView, at: number): boolean =>
  numbersAt(view, at).some(({ form, next }) => {
    const end = unitAt(view, next)?.next ?? next;
    const polite = view.lexicon.leadsQuantity.has(view.tokens[end]?.text ?? '') ? end + 1 : end;
    return /^(?:digits|words)$/.test(form) && endsField(view, polite);
  });

/** The hyphen of "the 2-gang rings". */
const isTied = ({ tokens }: MessageView, at: number): boolean =>
  tokens[at]?.text === '-' && tokens[at]?.glued === true && tokens[at + 1]?.glued === true;
