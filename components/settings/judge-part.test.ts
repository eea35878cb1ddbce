import { expect, test } from 'vitest';
import type { PartStatus } from '@/lib/health/part-status';
import { wordsOf } from '@/lib/words/testing/words-of';
import { judgePart } from './judge-part';

const judge = (status: PartStatus) =>
  judgePart(status, { t: wordsOf('healthParts'), moment: (iso) => iso.slice(0, 10) });
const erp = {
  part: 'erp',
  isConfigured: true,
  waiting: 0,
  inDoubt: 0,
  awaySince: null,
  lastSyncedAt: null,
  lastRefusal: null,
  unread: null,
} as const;
const messaging = {
  part: 'messaging',
  hasNumber: true,
  hasAccessToken: true,
  checksSignatures: true,
  hasVerifyToken: true,
  lastReceivedAt: '2026-03-01T10:00:00.000Z',
  lastSentAt: null,
  lastFailure: null,
} as const;
const database = { part: 'database', latencyMs: 3, freeBytes: 90 * 1024 ** 3, isFull: false } as const;
const storage = { part: 'storage', kind: 'files', problem: null, freeBytes: 90 * 1024 ** 3 } as const;

test.each<[PartStatus, string]>([
  [database, 'good'],
  [{ ...database, freeBytes: null }, 'good'],
  [{ ...database, latencyMs: 900 }, 'warn'],
  [{ ...database, freeBytes: 1000 }, 'warn'],
  [{ ...database, isFull: true }, 'bad'],
  [{ part: 'clock', aheadMs: -300 }, 'good'],
  [{ part: 'clock', aheadMs: -4200 }, 'bad'],
  [{ part: 'executor', kind: 'embedded', reachable: true, hasFunctions: true }, 'good'],
  [{ part: 'executor', kind: 'server', reachable: false, hasFunctions: true }, 'bad'],
  [{ part: 'executor', kind: 'cloud', reachable: null, hasFunctions: true }, 'good'],
  [{ part: 'executor', kind: 'embedded', reachable: true, hasFunctions: false }, 'bad'],
  [erp, 'good'],
  [{ ...erp, isConfigured: false }, 'bad'],
  [{ ...erp, inDoubt: 2 }, 'warn'],
  [{ ...erp, awaySince: '2026-03-01T10:00:00.000Z' }, 'warn'],
  [{ ...erp, lastRefusal: { orderId: 'x', message: 'No such item' } }, 'warn'],
  [{ ...erp, unread: 'The ERP no longer has “Unit Price”.' }, 'warn'],
  [messaging, 'good'],
  [{ ...messaging, hasNumber: false }, 'bad'],
  [{ ...messaging, hasAccessToken: false }, 'warn'],
  [{ ...messaging, checksSignatures: false }, 'warn'],
  [{ ...messaging, lastFailure: { at: '2026-03-01T10:00:00.000Z', message: 'No.' } }, 'warn'],
  [storage, 'good'],
  [{ ...storage, freeBytes: 1000 }, 'warn'],
  [{ ...storage, problem: 'Nothing can be written there.' }, 'bad'],
])('%j is %s, and says what to do unless it is good', (status, state) => {
  const judgement = judge(status);
  expect(judgement.state).toBe(state);
  expect(judgement.todo === null).toBe(state === 'good');
});

test('says in words what is wrong', () => {
  expect(judge({ part: 'clock', aheadMs: -4200 }).words).toBe('This machine is 4.2 s behind the database.');
  expect(judge({ ...erp, waiting: 2, lastRefusal: { orderId: 'x', message: 'No such item' } }).words).toBe(
    'No order went in yet. 2 orders are on the way. It refused one: No such item',
  );
  expect(judge(messaging).words).toBe('Last message in 2026-03-01. None went out yet.');
});
