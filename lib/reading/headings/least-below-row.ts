import type { MessageView } from '../message-view';
import { type Heading, leastGain } from './heading';

/** So much must a line between rows help them that is written like none. */
export const leastApart = 0.6;
/** And where both are plain names. */
const leastAlike = 0.45;

/**
 * So much must a heading right below other rows help its own, as it may be goods without a quantity: less where it is
 * written as the heading of these rows is, "ROMA" as "RED BARN".
 */
export function leastBelowRow(view: MessageView, above: Heading | null, heading: Heading): number {
  if (!above || above.to < heading.start || !isPlainName(view, heading)) return leastApart;
  if (isInCapitals(above.text) && isInCapitals(heading.text)) return leastGain;
  return isPlainName(view, above) ? leastAlike : leastApart;
}

/** One word or two, and no number. */
const isPlainName = ({ tokens }: MessageView, { start, end }: Heading): boolean =>
  end - start <= 2 && tokens.slice(start, end).every(({ kind }) => kind === 'word');

const isInCapitals = (text: string): boolean => text === text.toUpperCase();
