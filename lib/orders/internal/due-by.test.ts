import { expect, it } from 'vitest';
import { emptyHead } from '../order-head';
import { dueBy } from './due-by';

const depot = { cutOffTime: '14:00' };
const wantedOn = (value: string) => ({
  ...emptyHead,
  requestedDate: { value, source: null, confidence: 1, doubts: [] },
});
const due = (time: string, head: object | null, location: { cutOffTime: string | null } | null = depot) =>
  dueBy(
    { status: 'PENDING_REVIEW', head: head as never, location },
    new Date(`2030-03-04T${time}:00+02:00`),
    'Africa/Johannesburg',
  );

it('is the cut-off for goods of today, also once it has passed', () => {
  expect(due('10:30', wantedOn('2030-03-04'))).toEqual({ by: '14:00', isPast: false });
  expect(due('14:00', wantedOn('2030-03-04'))).toEqual({ by: '14:00', isPast: false });
  expect(due('14:01', wantedOn('2030-03-04'))).toEqual({ by: '14:00', isPast: true });
  expect(due('10:30', wantedOn('2030-03-03'))).toEqual({ by: '14:00', isPast: false });
});

it('is nothing for goods of a later day, at a place without a cut-off, and once somebody has decided', () => {
  expect(due('10:30', wantedOn('2030-03-05'))).toBeNull();
  expect(due('10:30', null, { cutOffTime: null })).toBeNull();
  expect(due('10:30', null, null)).toBeNull();
  const approved = { status: 'APPROVED', head: null, location: depot } as const;
  expect(dueBy(approved, new Date('2030-03-04T10:30:00Z'), 'UTC')).toBeNull();
});

it('is the cut-off for goods of no said day while there is time', () => {
  expect(due('13:59', null)).toEqual({ by: '14:00', isPast: false });
  expect(due('14:01', null)).toBeNull();
});
