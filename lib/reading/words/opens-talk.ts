import type { Judge } from '../judge';
import { type MessageView, numbersAt } from '../message-view';

/**
 * Whether a sentence begins here that no goods run on into: who does something ("split peas she will pay cash"), what is
 * done with the goods ("bolt caps charge it to us"), or where they go ("decking that goes to the yard").
 */
export const opensTalk = (view: MessageView, at: number, judge: Judge): boolean =>
  view.tokens[at]?.kind === 'word' &&
  view.tokens[at + 1]?.kind === 'word' &&
  (isSubject(view, at) ||
    saysWhatIs(view, at) ||
    handlesThem(view, at) ||
    tellsWhere(view, at) ||
    namesSomebody(view, at)) &&
  !judge.isPair(textAt(view, at - 1), textAt(view, at)) &&
  !judge.isPair(textAt(view, at), textAt(view, at + 1));

/** "she" of "she will pay", but not the isiZulu "i" of "i case". */
const isSubject = (view: MessageView, at: number): boolean =>
  view.lexicon.subjects.has(textAt(view, at)) && !view.lexicon.units.has(textAt(view, at + 1));

/** "its" of "candles its payday", but not of "bread its 6". */
const saysWhatIs = (view: MessageView, at: number): boolean =>
  view.lexicon.itIs.has(textAt(view, at)) &&
  numbersAt(view, at + 1).every(({ form }) => form === 'article' || form === 'homophone');

/** "my husband", "our driver". */
const namesSomebody = ({ lexicon, tokens }: MessageView, at: number): boolean =>
  lexicon.owning.has(tokens[at]?.text ?? '') &&
  !lexicon.definite.has(tokens[at]?.text ?? '') &&
  lexicon.talk.has(tokens[at + 1]?.text ?? '');

/** "charge it", "text me": a verb of no order, and whom or what it is done to. */
const handlesThem = (view: MessageView, at: number): boolean =>
  view.lexicon.talk.has(textAt(view, at)) && view.lexicon.persons.has(textAt(view, at + 1));

/** "that goes": what follows is said of the goods. */
const tellsWhere = (view: MessageView, at: number): boolean =>
  view.lexicon.relatives.has(textAt(view, at)) &&
  (view.lexicon.talk.has(textAt(view, at + 1)) || isSubject(view, at + 1));

const textAt = ({ tokens }: MessageView, at: number): string => tokens[at]?.text ?? '';
