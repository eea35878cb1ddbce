import type { EditResult } from '../edit-state';
import type { Judge } from '../judge';
import type { MessageView } from '../message-view';
import type { Reading } from '../reading';
import { longestMessage } from '../view-message';

/** What holds of the order as a whole, and what was not read of the message. */
export function warnOfOrder(view: MessageView, edited: EditResult, judge: Judge): Reading['warnings'] {
  const { cancelsAll, asksAll, quoted, waits } = edited;
  const warnings: Reading['warnings'] = [];
  if (cancelsAll) warnings.push({ code: 'cancels_order', message: 'The message cancels an order.' });
  if (asksAll || quoted) warnings.push({ code: 'quote_asked', message: 'Asks for a quote.' });
  if (waits) {
    const words = view.text.slice(waits.start, waits.end);
    warnings.push({ code: 'told_to_wait', message: `Not to be sent yet: “${words}”.` });
  }
  if (view.struck.length > 0) warnings.push(warningOfStruck(view));
  if (view.text.length === longestMessage)
    warnings.push({
      code: 'message_cut',
      message: 'The message is too long; only its beginning was read.',
    });
  if (judge.isSpent() && edited.items.length > 0)
    warnings.push({
      code: 'read_coarsely',
      message: 'The message was too much to be read with care: check every line against it.',
    });
  return warnings;
}

/** What was struck through is not ordered, and is told: a clerk sees it left out. */
function warningOfStruck({ text, struck }: MessageView): { code: string; message: string } {
  const words = struck.map(({ start, end }) => `“${text.slice(start, end).replace(/\s+/g, ' ').trim()}”`);
  return { code: 'struck_out', message: `Left out, struck through: ${words.join(', ')}.` };
}
