import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkCounter } from '../count-work';
import { hostileTexts } from '../matching/hostile-texts';

/** Texts of a kilobyte that begin what is read of heads over and over, and end nothing. */
const hostileHeads: [string, string][] = [
  ['numbers of orders', 'PO '.repeat(350)],
  ['dates without an end', '1/1/'.repeat(256)],
  ['hours without an end', 'between 1 and '.repeat(75)],
  ['days and hours', 'monday tomorrow 10am '.repeat(50)],
  ['days that are refused', 'no delivery monday or '.repeat(50)],
  ['limits of nothing', 'not before the '.repeat(70)],
  ['places', 'deliver to the main road, '.repeat(40)],
  ['branches', 'Northgate kiosk olive '.repeat(48)],
  ['marks', '((((-/.'.repeat(146)],
  ['phones', 'call 082 555 0101 '.repeat(57)],
  ['instructions', 'leave at the gate, no '.repeat(47)],
];

const branches = [
  { id: 'n', code: 'NR-1', name: 'Northgate Kiosk', address: '4 Olive Road', names: ['the kiosk'] },
  { id: 's', code: 'NR-2', name: 'Southgate Kiosk', address: '19 Elm Street', names: [] },
];

let counter: WorkCounter;
let workOf: (text: string) => Promise<number>;

beforeAll(async () => {
  counter = await WorkCounter.begin('lib');
  const { readHead } = await import('@/lib/head/read-head');
  const sentAt = new Date('2025-09-03T08:00:00Z');
  workOf = (text) =>
    counter.count(() => readHead(text, { sentAt, timeZone: 'Africa/Johannesburg', branches }));
});

afterAll(() => counter.end());

/** What grows with the square of the length takes sixteen times the work for four times the text. */
const timesLonger = 4;
const mostTimesTheWork = 5;

describe('readHead with hostile texts', () => {
  it.each([...hostileHeads, ...hostileTexts])(
    'does hardly more work for each letter of a longer text of %s',
    async (_, text) => {
      const work = await workOf(text);
      expect(work).toBeGreaterThan(0);
      expect(await workOf(text.repeat(timesLonger))).toBeLessThan(mostTimesTheWork * work);
    },
  );
});
