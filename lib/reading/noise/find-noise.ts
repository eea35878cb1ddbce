import type { NoiseSpan } from '../tokenise';
import { codes, looseCodes } from './codes';
import { durations, loads, numberedGroups, occasions } from './counts';
import { dates } from './dates';
import type { NoiseKind } from './noise-pattern';
import { phones, shortPhones } from './phones';
import { dayStreets, doors, streets, towns } from './places';
import { prices } from './prices';
import { openingHours, times } from './times';
import { absurdNumbers, chatHeaders, labels, leaders, links, purposes, quotes, spellings } from './writing';

/** All that is known not to order anything, most certain first: of two that overlap, the earlier stands. */
export const noiseKinds: readonly NoiseKind[] = [
  links,
  quotes,
  chatHeaders,
  spellings,
  absurdNumbers,
  leaders,
  labels,
  purposes,
  numberedGroups,
  openingHours,
  phones,
  dayStreets,
  dates,
  times,
  codes,
  loads,
  doors,
  shortPhones,
  towns,
  looseCodes,
  occasions,
  streets,
  prices,
  durations,
];

/** Finds phone numbers, dates, times, addresses, prices and codes: sorted spans that do not overlap. */
export function findNoise(text: string): NoiseSpan[] {
  const spans: NoiseSpan[] = [];
  for (const { code, patterns } of noiseKinds) {
    for (const [, pattern] of patterns) {
      for (const match of text.matchAll(pattern)) {
        const span = { start: match.index, end: match.index + match[0].length, code };
        if (span.end > span.start && !spans.some((other) => other.start < span.end && span.start < other.end))
          spans.push(span);
      }
    }
  }
  return spans.sort((a, b) => a.start - b.start);
}
