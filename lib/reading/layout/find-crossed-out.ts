import type { Line } from '../../language/text/lines-of';
import { matchesOf } from '../../language/text/matches-of';
import type { NoiseSpan } from '../../language/text/tokenise';
import { isStruck } from './is-struck';

const crosses = '❌❎✖✗✘🚫⛔☒';
const crossedLine = new RegExp(`^\\s*[${crosses}]|[${crosses}]\\ufe0f?\\s*$`, 'u');
/** "… 2 candles 🚫 play sand": a cross within a line, and what follows it up to the next mark or number. */
const crossedWords = new RegExp(`(?<=\\S[^\\n]{0,200}?)[${crosses}]\\ufe0f?[ \\p{L}]{3,60}`, 'gu');
const emptyBox = /^\s*(?:[-*] )?(?:\[ ?\]|☐|⬜|◻)/u;
const tickedBox = /^\s*(?:[-*] )?(?:\[[xX✓✔]\]|☑|✅|✔)/u;
/** "10 studs <-- not these": behind an arrow stands what is said of the row, be it one of goods alone. */
const pointedRemark = /^[^,;]*\S\s+(?:<[-–—=]{1,3}|←|<{2,3})\s*(.+)$/u;

/** What its writer has crossed out: lines with a cross, empty boxes among ticked ones. */
export function findCrossedOut(text: string, lines: readonly Line[]): NoiseSpan[] {
  const ticked = lines.some((line) => tickedBox.test(line.text));
  const found = lines
    .filter(
      ({ text: line }) =>
        crossedLine.test(line) ||
        (ticked && emptyBox.test(line)) ||
        isStruck(pointedRemark.exec(line)?.[1] ?? ''),
    )
    .map(({ start, end }) => ({ start, end, code: 'crossed-out' }));
  for (const match of matchesOf(text, crossedWords))
    found.push({ start: match.index, end: match.index + match[0].length, code: 'crossed-out' });
  for (const line of lines) {
    const box = tickedBox.exec(line.text);
    if (box) found.push({ start: line.start, end: line.start + box[0].length, code: 'ticked' });
  }
  return found;
}
