import type { Line } from '../../language/text/lines-of';
import { anyOf, ofClass } from '../../language/words/pattern-words';

/** Ends the line above a quoted mail: "On Mon, 30 Nov 2026 at 08:01, Sam wrote:". */
export const attribution = new RegExp(`(?<!\\p{L})(?:${anyOf(ofClass('wrote'))})\\s*:\\s*$`, 'iu');
export const mailStart = /^\s{0,4}(?:from|van|de|von)\s?:|^-{2,}.{0,40}(?:original|forwarded) message/i;
export const mailField =
  /^\s{0,4}(?:sent|date|to|subject|cc|gestuur|onderwerp|enviado|asunto|assunto|objet)\s?:/i;

/** Only a mail has such a field, or an address. */
const ofMail = /^\s{0,4}(?:sent|subject|cc|gestuur|onderwerp|enviado|asunto|assunto|objet)\s?:|@/i;
/** What a writer calls the mail may tell a day: "Subject: order for Friday". */
const subject = /^\s{0,4}(?:subject|onderwerp|asunto|assunto|objet)\s?:/i;
const sending = /^\s{0,4}(?:sent|gestuur|enviado)\s?:.*\d{1,2}[:.h]\d{2}/i;

/** Lines in which a mail program says who wrote to whom and when. */
export function findMailHeads(lines: readonly Line[]): Line[] {
  return lines.filter((line, at) => {
    if (isAttribution(lines, at)) return true;
    if (subject.test(line.text) || !isField(line)) return false;
    const block = blockAround(lines, at);
    return sending.test(line.text) || (block.length > 1 && block.some(({ text }) => ofMail.test(text)));
  });
}

const isField = ({ text }: Line): boolean => mailStart.test(text) || mailField.test(text);

/** Programs break the line before the address: its first half has the time. */
function isAttribution(lines: readonly Line[], at: number): boolean {
  const [line, below] = [lines[at]?.text ?? '', lines[at + 1]?.text ?? ''];
  if (attribution.test(line)) return /[\d@]/.test(line);
  return attribution.test(below) && !/\d{1,2}[:.h]\d{2}/.test(below) && /\d{1,2}[:.h]\d{2}/.test(line);
}

function blockAround(lines: readonly Line[], at: number): Line[] {
  let [from, to] = [at, at + 1];
  for (let above = lines[from - 1]; above && isField(above); above = lines[from - 1]) from -= 1;
  for (let below = lines[to]; below && isField(below); below = lines[to]) to += 1;
  return lines.slice(from, to);
}
