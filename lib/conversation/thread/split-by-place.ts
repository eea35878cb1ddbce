import { foldWord } from '../../language/text/fold-word';
import type { InterpretedLine } from '../../matching/interpret-message';
import { type CueReader, placesOf } from '../words/cues';
import type { ThreadLine } from './thread';

/** "For A: … For B: …": the lines under each place are an order of their own. */
export function splitByPlace(
  reader: CueReader,
  text: string,
  read: readonly Pick<InterpretedLine, 'start'>[],
  lines: readonly ThreadLine[],
): ThreadLine[][] {
  const folded = foldWord(text);
  if (folded.length !== text.length) return [[...lines]];
  const heads = placesOf(reader, folded, 'forPlace').filter(
    ({ start, end }) =>
      /(?:^|[.;\n])\s*$/u.test(text.slice(0, start)) && /^\s+[^:\n.,]{1,40}:/u.test(text.slice(end)),
  );
  if (heads.length < 2) return [[...lines]];
  return heads
    .map(({ start }, at) =>
      lines.filter((_, i) => {
        const place = read[i]?.start ?? -1;
        return place >= start && place < (heads[at + 1]?.start ?? text.length);
      }),
    )
    .filter((part) => part.length > 0);
}
