import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Finding, SyncOutcome } from '../../erp/connector';
import { decideSync, nextStep } from './decide-sync';
import { belief } from './sync-pace';
import type { Decision, SyncState } from './sync-state';

/** How the ERP treats one post: whether and when it books the order, and what the caller hears. */
interface Fate {
  heard: 'reference' | 'refusal' | 'busy' | 'end' | 'nothing';
  books: boolean;
  /** Of a post of which nothing was heard, or an end that told nothing. */
  lateMs: number;
}

const timeoutMs = 15_000;
const fates = fc.record<Fate>({
  heard: fc.constantFrom('reference', 'refusal', 'busy', 'end', 'nothing'),
  books: fc.boolean(),
  lateMs: fc.integer({ min: 0, max: belief.longestRunMs - 1 }),
});

/** An ERP that takes the same order again and again: only our rules keep it from having two. */
function makeErp(fate: () => Fate, questionFails: () => boolean, canBeAsked: boolean) {
  const bookedAt: number[] = [];
  return {
    bookedAt,
    post(nowMs: number): { outcome: SyncOutcome; tookMs: number } {
      const { heard, books, lateMs } = fate();
      if (heard === 'reference') {
        bookedAt.push(nowMs);
        return { outcome: { kind: 'created', reference: 'SO1', duplicate: false }, tookMs: 100 };
      }
      if (heard === 'refusal') return { outcome: { kind: 'refused', message: '', status: 400 }, tookMs: 100 };
      if (heard === 'busy')
        return { outcome: { kind: 'unavailable', message: '', isAway: true }, tookMs: 100 };
      if (books) bookedAt.push(nowMs + lateMs);
      const mayStillRun = heard === 'nothing';
      const outcome = { kind: 'unknown', message: '', mayStillRun, isAway: mayStillRun } as const;
      return { outcome, tookMs: mayStillRun ? timeoutMs : 100 };
    },
    find(nowMs: number): Finding {
      if (!canBeAsked) return { kind: 'cannot_be_asked', message: '' };
      if (questionFails()) return { kind: 'unclear', message: '', isAway: false };
      return bookedAt.some((at) => at <= nowMs) ? { kind: 'found', reference: 'SO1' } : { kind: 'absent' };
    },
  };
}

/** Brings one order into the ERP as the sync does, over days that pass at once. */
function run(erp: ReturnType<typeof makeErp>) {
  let nowMs = 0;
  let posts = 0;
  let state: SyncState = {
    owedSince: new Date(0),
    posts: 0,
    mayBeThere: false,
    postedAt: null,
    absentAt: null,
    doubtSince: null,
    reposts: 0,
    trouble: null,
    conflict: null,
  };
  for (;;) {
    const step = nextStep(state, { repeatsAreSafe: false });
    let decision: Decision;
    if (step === 'post') {
      posts += 1;
      const postedAt = new Date(nowMs);
      const { outcome, tookMs } = erp.post(nowMs);
      nowMs += tookMs;
      const at = { now: new Date(nowMs), repeatsAreSafe: false };
      decision = decideSync({ ...state, postedAt, posts }, { to: 'post', outcome }, at);
    } else {
      const at = { now: new Date(nowMs), repeatsAreSafe: false };
      decision = decideSync(state, { to: 'question', finding: erp.find(nowMs) }, at);
    }
    if (decision.kind !== 'go_on') return { decision, posts };
    state = { ...state, ...decision.doubt, posts };
    nowMs += decision.afterMs;
  }
}

const someFates = fc.array(fates, { minLength: 1, maxLength: 30 });
const someFailures = fc.array(fc.boolean(), { minLength: 1, maxLength: 30 });
/** The values in turn, the last of them for ever. */
function inTurn<T>(values: T[]): () => T {
  let at = 0;
  return () => values[Math.min(at++, values.length - 1)] as T;
}

it('books an order at most once, and completes it only where it is booked', () => {
  fc.assert(
    fc.property(someFates, someFailures, (fate, failures) => {
      const erp = makeErp(inTurn(fate), inTurn(failures), true);
      const { decision } = run(erp);
      expect(erp.bookedAt.length).toBeLessThanOrEqual(1);
      if (decision.kind === 'complete') {
        expect(decision.reference).toBe('SO1');
        expect(erp.bookedAt).toHaveLength(1);
      }
      // What is told to be open for another try is not there.
      if (decision.kind === 'refuse' || decision.kind === 'give_up') expect(erp.bookedAt).toEqual([]);
    }),
    { numRuns: 2_000 },
  );
});

it('posts nothing more to an ERP that cannot be asked once an outcome is not known', () => {
  fc.assert(
    fc.property(someFates, (fate) => {
      const erp = makeErp(inTurn(fate), () => false, false);
      const { decision, posts } = run(erp);
      const unknownAt = fate.findIndex(({ heard }) => heard === 'end' || heard === 'nothing');
      const knownAt = fate.findIndex(({ heard }) => heard === 'reference' || heard === 'refusal');
      if (unknownAt >= 0 && (knownAt < 0 || unknownAt < knownAt)) {
        expect([decision.kind, posts]).toEqual(['hand_over', unknownAt + 1]);
      }
      expect(erp.bookedAt.length).toBeLessThanOrEqual(1);
    }),
  );
});

it('sends an order twice at most to an ERP that never finds what it has booked', () => {
  fc.assert(
    fc.property(someFates, someFailures, (fate, failures) => {
      const honest = makeErp(inTurn(fate), inTurn(failures), true);
      const answer = (finding: Finding): Finding => (finding.kind === 'found' ? { kind: 'absent' } : finding);
      const erp = { ...honest, find: (nowMs: number) => answer(honest.find(nowMs)) };
      const { decision } = run(erp);
      expect(erp.bookedAt.length).toBeLessThanOrEqual(2);
      // Whatever it is told to be, it was not posted again after the second post that nobody knows of.
      if (erp.bookedAt.length === 2) expect(['hand_over', 'complete']).toContain(decision.kind);
    }),
    { numRuns: 2_000 },
  );
});
