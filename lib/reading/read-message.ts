import { assembleReading } from './assemble-reading';
import { cutMessage } from './cut-message';
import { blindJudge, type Judge } from './judge';
import { markMessage } from './mark-message';
import type { MessageView } from './message-view';
import type { KnownGoods } from './noise/known-goods';
import type { Reading } from './reading';
import { viewOf, withStops } from './view-message';

export interface ReadOptions {
  /** A transcript: no punctuation to speak of, homophones. Otherwise taken from the text itself. */
  voice?: boolean;
  judge?: (view: MessageView) => Judge;
  goods?: KnownGoods;
}

/**
 * Reads the goods, quantities and units out of a message in any mix of the supported languages. Each stage returns a
 * value that no later one changes: tokens, what holds for several lines, the cut into candidate lines, and the lines
 * with what the rest of the message says of them.
 */
export function readMessage(text: string, options: ReadOptions = {}): Reading {
  const tokens = viewOf(text, options.voice, options.goods);
  const judge = options.judge?.(tokens) ?? blindJudge(text);
  const marks = markMessage(tokens, judge);
  const view = withStops(tokens, marks.stops);
  const cut = cutMessage(view, judge, marks);
  return assembleReading(view, cut, marks, judge);
}
