import { matchesOf } from '../../language/text/matches-of';
import type { NoiseSpan } from '../../language/text/tokenise';
import { ages } from './ages';
import { branches } from './branches';
import { claimSpans } from './claim-spans';
import { codes, looseCodes } from './codes';
import { durations, loads, occasions } from './counts';
import { dates } from './dates';
import { jobs } from './jobs';
import type { NoiseKind } from './noise-pattern';
import { numberedGroups } from './numbered-groups';
import { phones, shortPhones } from './phones';
import { dayStreets, doors, streets, towns } from './places';
import { prices } from './prices';
import { reservations } from './reservations';
import { sums } from './sums';
import { openingHours, times } from './times';
import { weather } from './weather';
import { absurdNumbers, chatHeaders, labels, leaders, links, purposes, quotes, spellings } from './writing';

/** All that is known not to order anything, most certain first: of two that overlap, the earlier stands. */
export const noiseKinds: readonly NoiseKind[] = [
  links,
  quotes,
  chatHeaders,
  spellings,
  absurdNumbers,
  leaders,
  reservations,
  labels,
  purposes,
  numberedGroups,
  openingHours,
  ages,
  phones,
  dayStreets,
  dates,
  times,
  codes,
  loads,
  branches,
  doors,
  shortPhones,
  towns,
  jobs,
  looseCodes,
  occasions,
  streets,
  sums,
  prices,
  durations,
  weather,
];

/** Finds phone numbers, dates, times, addresses, prices and codes: sorted spans that do not overlap. */
export const findNoise = (text: string): NoiseSpan[] => claimSpans(text.length, noiseIn(text));

function* noiseIn(text: string): Generator<NoiseSpan> {
  for (const { code, patterns } of noiseKinds)
    for (const [, pattern] of patterns)
      for (const { index, 0: found } of matchesOf(text, pattern))
        yield { start: index, end: index + found.length, code };
}
