import type { Interpretation, InterpretedLine } from '@/lib/matching/interpret-message';
import type { GoldMessage } from './gold';

/**
 * All that a message was read as, but for confidences, in lines of text: what changes in it is what a change of the reader did.
 * Line by line of the order, then the other parts of the message in their order.
 */
export function describeReading({ id, text }: GoldMessage, reading: Interpretation): string {
  const quoted = ({ start, end }: { start: number; end: number }): string =>
    JSON.stringify(text.slice(start, end));
  const lines = reading.lines.map((line) => `  ${describeLine(line, quoted(line))}`);
  const parts = reading.accounted
    .filter((part) => part.as !== 'line' && /[\p{L}\p{N}]/u.test(text.slice(part.start, part.end)))
    .map(
      (part) =>
        `  ${part.as}${part.reason ? ` (${part.reason})` : ''}${part.doubtful ? ', in doubt' : ''}: ${quoted(part)}`,
    );
  const repeats = reading.repeats ? [`  repeats ${quoted(reading.repeats)}`] : [];
  const warnings = reading.warnings.map(({ code }) => `  warning: ${code}`);
  return [id, ...lines, ...parts, ...repeats, ...warnings].join('\n');
}

function describeLine(
  { quantity, unit, productId, candidates, warnings, quantityNote }: InterpretedLine,
  phrase: string,
): string {
  const sku = candidates.find((candidate) => candidate.productId === productId)?.sku ?? 'no product';
  const notes = [...warnings.map(({ code }) => code), ...(quantityNote ? [`“${quantityNote}”`] : [])];
  return [`${quantity}${unit ? ` ${unit}` : ''} of ${phrase}: ${sku}`, ...notes].join(', ');
}
