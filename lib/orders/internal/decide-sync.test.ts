import { describe, expect, it } from 'vitest';
import type { Finding, SyncOutcome } from '../../erp/connector';
import { decideSync, nextStep } from './decide-sync';
import type { Answer, Decision, SyncState } from './sync-state';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const start = new Date('2026-03-02T08:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

/** Posted for the first time at `start`, when nothing was in doubt. */
const clean: SyncState = {
  owedSince: start,
  posts: 1,
  mayBeThere: false,
  postedAt: start,
  absentAt: null,
  doubtSince: null,
  reposts: 0,
  trouble: null,
  conflict: null,
};
/** The same, once that post has ended without anybody knowing how; `postedAt` null when it surely has ended. */
const doubtful = (change: Partial<SyncState> = {}): SyncState => ({
  ...clean,
  mayBeThere: true,
  postedAt: null,
  doubtSince: start,
  trouble: 'no answer',
  ...change,
});

const posted = (outcome: SyncOutcome): Answer => ({ to: 'post', outcome });
const asked = (finding: Finding): Answer => ({ to: 'question', finding });
const lost = posted({ kind: 'unknown', message: 'lost', mayStillRun: true, isAway: true });
const silent = posted({ kind: 'unknown', message: 'named nothing', mayStillRun: false, isAway: false });
const turnedAway = posted({ kind: 'unknown', message: 'HTTP 503', mayStillRun: false, isAway: true });
const busy = posted({ kind: 'unavailable', message: 'busy', isAway: true, retryAfterMs: 90_000 });
const refused = posted({ kind: 'refused', message: 'Item blocked', status: 400 });
const conflict = (message: string) => posted({ kind: 'duplicate', message, status: 409 });
const found = asked({ kind: 'found', reference: 'SO1' });
const unnamed = asked({ kind: 'found', reference: null });
const absent = asked({ kind: 'absent' });
const denied = posted({ kind: 'contradicted', reference: 'SO1', message: 'named SO1, and not posted' });
const withdrawn = asked({ kind: 'found', reference: 'SO1', withdrawn: 'Status: Cancelled' });
const deaf = asked({ kind: 'cannot_be_asked', message: 'HTTP 404' });
const unclear = asked({ kind: 'unclear', message: 'HTTP 500', isAway: false });
const nobody: Answer = { to: 'nobody', message: 'away since 08:00', until: start };

/** A decision in a word or two: what a row of the tables below says. */
function inShort(decision: Decision): string {
  switch (decision.kind) {
    case 'complete':
      return `complete ${decision.reference ?? 'with our number'}`;
    case 'refuse':
    case 'give_up':
      return decision.mayBeThere ? `${decision.kind}, in doubt` : decision.kind;
    case 'hand_over':
      return 'hand over';
    case 'go_on':
      return `${decision.step} after ${decision.afterMs / 1000} s`;
  }
}

type Row = [name: string, state: SyncState, answer: Answer, atMs: number, decision: string];

describe('an ERP that must not get an order twice', () => {
  it.each<Row>([
    ['named', clean, posted({ kind: 'created', reference: 'SO1', duplicate: false }), 0, 'complete SO1'],
    ['refused', clean, refused, 0, 'refuse'],
    ['named and denied', clean, denied, 0, 'hand over'],
    ['found, and taken back', doubtful(), withdrawn, 0, 'hand over'],
    ['busy', clean, busy, 0, 'post after 90 s'],
    ['accepted without a name', clean, posted({ kind: 'accepted' }), 0, 'ask after 0 s'],
    ['ended without a name', clean, silent, 0, 'ask after 0 s'],
    ['turned away', clean, turnedAway, 0, 'ask after 0 s'],
    ['lost', clean, lost, 15_000, 'ask after 2 s'],
    ['a conflict', clean, conflict('already exists'), 0, 'ask after 0 s'],
    ['found', doubtful(), found, 0, 'complete SO1'],
    ['found in the end', doubtful({ postedAt: start }), found, 300_000, 'complete SO1'],
    ['found without a name', doubtful(), unnamed, 0, 'hand over'],
    ['no way to ask', doubtful(), deaf, 0, 'hand over'],
    ['no clear answer', doubtful(), unclear, 20_000, 'ask after 10 s'],
    ['no clear answer for a day', doubtful(), unclear, 24 * 60 * minuteMs, 'hand over'],
    ['first no', doubtful(), absent, 0, 'ask after 2 s'],
    ['second no too soon', doubtful({ absentAt: start }), absent, 9_900, 'ask after 4.95 s'],
    ['second no', doubtful({ absentAt: start }), absent, 10_000, 'post after 0 s'],
    ['second no, many posts', doubtful({ absentAt: start, posts: 9 }), absent, 10_000, 'post after 27.5 s'],
    [
      'no while it may run',
      doubtful({ postedAt: start, absentAt: start }),
      absent,
      599_000,
      'ask after 30 s',
    ],
    ['no after that', doubtful({ postedAt: start, absentAt: start }), absent, 600_000, 'post after 0 s'],
    ['first no after that', doubtful({ postedAt: start }), absent, 700_000, 'ask after 30 s'],
    [
      'second no too soon after that',
      doubtful({ postedAt: start, absentAt: later(700_000) }),
      absent,
      759_000,
      'ask after 30 s',
    ],
    [
      'second no to a second post',
      doubtful({ absentAt: start, posts: 2, reposts: 1 }),
      absent,
      10_000,
      'hand over',
    ],
    ['found after a second post', doubtful({ posts: 2, reposts: 1 }), found, 0, 'complete SO1'],
    ['busy after a no', { ...clean, posts: 2, reposts: 1, doubtSince: start }, busy, 0, 'post after 90 s'],
    ['a collision found', doubtful({ conflict: 'order' }), found, 0, 'complete SO1'],
    ['a collision with nothing', doubtful({ conflict: 'other', trouble: 'No stock' }), absent, 0, 'refuse'],
    [
      'a collision that says it is there',
      doubtful({ conflict: 'order', trouble: 'Duplicate' }),
      absent,
      0,
      'hand over',
    ],
    ['a bare collision', doubtful({ conflict: 'order', trouble: 'HTTP 409' }), deaf, 0, 'hand over'],
    ['away', { ...clean, postedAt: null }, nobody, 0, 'post after 2 s'],
    ['away for a day', { ...clean, postedAt: null }, nobody, 24 * 60 * minuteMs, 'give_up'],
    ['away in doubt', doubtful(), nobody, 0, 'ask after 2 s'],
    ['away in doubt for a day', doubtful(), nobody, 24 * 60 * minuteMs, 'hand over'],
    [
      'a probe that met nobody',
      clean,
      asked({ kind: 'unclear', message: '', isAway: true }),
      0,
      'post after 2 s',
    ],
    ['a probe', clean, deaf, 0, 'post after 0 s'],
    ['a probe that finds it', clean, found, 0, 'complete SO1'],
  ])('%s', (_name, state, answer, atMs, decision) => {
    expect(
      inShort(decideSync(state, answer, { now: later(atMs), repeatsAreSafe: false, random: () => 0.5 })),
    ).toBe(decision);
  });

  it('is asked, not posted to, while it may have the order', () => {
    expect(nextStep(clean, { repeatsAreSafe: false })).toBe('post');
    expect(nextStep(doubtful(), { repeatsAreSafe: false })).toBe('ask');
    expect(nextStep(doubtful(), { repeatsAreSafe: true })).toBe('post');
  });

  it('keeps when the post began while the ERP may still book it, and only then', () => {
    const at = { now: later(15_000), repeatsAreSafe: false };
    expect(decideSync(clean, lost, at)).toMatchObject({ doubt: { postedAt: start, doubtSince: start } });
    expect(decideSync(clean, silent, at)).toMatchObject({ doubt: { postedAt: start, doubtSince: start } });
    expect(decideSync(clean, posted({ kind: 'accepted' }), at)).toMatchObject({ doubt: { postedAt: start } });
    expect(decideSync(clean, turnedAway, at)).toMatchObject({ doubt: { postedAt: null, doubtSince: start } });
    expect(decideSync(clean, conflict('exists'), at)).toMatchObject({ doubt: { postedAt: null } });
  });

  it('counts the posts that a no let go out, and keeps since when it is not known', () => {
    const at = { now: later(10_000), repeatsAreSafe: false };
    const again = decideSync(doubtful({ absentAt: start }), absent, at);
    const kept = { doubtSince: start, reposts: 1 };
    expect(again).toMatchObject({ step: 'post', doubt: { ...kept, mayBeThere: false, absentAt: null } });
    const second = { ...clean, posts: 2, ...kept, postedAt: later(11_000) };
    expect(decideSync(second, lost, at)).toMatchObject({ step: 'ask', doubt: { ...kept, mayBeThere: true } });
    expect(decideSync(second, busy, at)).toMatchObject({ step: 'post', doubt: kept });
  });

  it.each([
    ['already exists', 409, 'order'],
    ['HTTP 409', 409, 'order'],
    ['Item blocked', 409, 'other'],
    ['see the flag', 200, 'order'],
  ])('takes "%s" with status %i for a conflict with the %s', (message, status, conflict) => {
    const answer = posted({ kind: 'duplicate', message, status });
    expect(decideSync(clean, answer, { now: start, repeatsAreSafe: false })).toMatchObject({ conflict });
  });

  it('tells what went wrong, not that it was asked', () => {
    const at = { now: start, repeatsAreSafe: false };
    expect(decideSync(doubtful(), deaf, at)).toMatchObject({ message: 'no answer' });
    expect(decideSync(doubtful(), nobody, at)).toMatchObject({ message: 'no answer' });
  });
});

describe('an endpoint that takes repeats', () => {
  it.each<Row>([
    ['accepted', clean, posted({ kind: 'accepted' }), 0, 'complete with our number'],
    ['lost', clean, lost, 0, 'post after 2 s'],
    ['named and denied', clean, denied, 0, 'hand over'],
    ['lost for a day', clean, lost, 24 * 60 * minuteMs, 'give_up, in doubt'],
    ['a conflict out of the blue', clean, conflict('exists'), 0, 'refuse'],
    ['a conflict with ourselves', doubtful(), conflict('exists'), 0, 'complete with our number'],
    ['refused after doubt', doubtful(), refused, 0, 'refuse, in doubt'],
    ['busy after doubt', doubtful(), busy, 0, 'post after 90 s'],
  ])('%s', (_name, state, answer, atMs, decision) => {
    expect(
      inShort(decideSync(state, answer, { now: later(atMs), repeatsAreSafe: true, random: () => 0.5 })),
    ).toBe(decision);
  });

  it('leaves to a person an order that is given the reference of another', () => {
    const answer = posted({ kind: 'created', reference: 'ACC-1', duplicate: false });
    const decision = decideSync(clean, answer, { now: start, repeatsAreSafe: true, takenBy: 'another' });
    expect(decision).toMatchObject({ kind: 'hand_over', message: expect.stringContaining('ACC-1') });
  });

  it('remembers while it is posted to again that it may have the order', () => {
    const decision = decideSync(doubtful(), busy, { now: start, repeatsAreSafe: true });
    expect(decision).toMatchObject({ doubt: { mayBeThere: true } });
  });
});
