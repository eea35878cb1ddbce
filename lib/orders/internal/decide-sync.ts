import type { Finding, SyncOutcome } from '../../erp/connector';
import { saysDuplicate } from '../../erp/refusal-words';
import { askPauseMs, belief, givenUpAfterMs, postPauseMs } from './sync-pace';
import type { Answer, Conflict, Decision, Doubt, SyncState } from './sync-state';

interface Circumstances {
  now: Date;
  /** The other side must take a repeat for the same order, and cannot be asked. */
  repeatsAreSafe: boolean;
  /** Another order that was given the reference which the post was answered with. */
  takenBy?: string | undefined;
  random?: () => number;
}

/** What is done next for an order, from what is known of it alone. */
export function nextStep(
  { mayBeThere }: Pick<SyncState, 'mayBeThere'>,
  { repeatsAreSafe }: { repeatsAreSafe: boolean },
): 'post' | 'ask' {
  return mayBeThere && !repeatsAreSafe ? 'ask' : 'post';
}

/** A second post that ends unknown, and a second "no", say more of the ERP's answers than of the order. */
const longestReposting = 1;

/**
 * The rules of getting an order into the ERP exactly once. It is posted only while it is known not to be there: after an
 * outcome that is not known the ERP is asked until it names the sales order or its "no" can be believed, and where it
 * cannot be asked a person decides. Its "no" is believed once: an ERP that does not find what it has booked would be sent
 * the order for ever. It is complete only with the reference that the ERP gave.
 */
export function decideSync(state: SyncState, answer: Answer, at: Circumstances): Decision {
  switch (answer.to) {
    case 'post':
      return afterPost(state, answer.outcome, at);
    case 'question':
      return afterQuestion(state, answer.finding, at);
    case 'nobody':
      return nextStep(state, at) === 'ask'
        ? askAgain(state, state.trouble ?? answer.message, at)
        : postAgain(state, answer.message, at);
  }
}

function afterPost(state: SyncState, outcome: SyncOutcome, at: Circumstances): Decision {
  const { mayBeThere } = state;
  switch (outcome.kind) {
    case 'created':
      if (at.takenBy !== undefined) return afterTaken(state, outcome.reference, at);
      return { kind: 'complete', reference: outcome.reference, duplicate: outcome.duplicate };
    case 'contradicted':
      return { kind: 'hand_over', message: outcome.message };
    case 'refused':
      // What this post was refused says nothing of an earlier one whose outcome nobody knows.
      return { kind: 'refuse', message: outcome.message, mayBeThere };
    case 'unavailable':
      return postAgain(state, outcome.message, at, outcome.retryAfterMs);
    case 'accepted':
      if (at.repeatsAreSafe) return { kind: 'complete', reference: null, duplicate: false };
      return inDoubt(state, { message: 'the ERP did not name a sales order', mayBook: 'later' }, at);
    case 'duplicate':
      if (!at.repeatsAreSafe) {
        const conflict = conflictOf(outcome);
        return { ...inDoubt(state, { ...outcome, mayBook: 'no_more' }, at), conflict };
      }
      // "I have it already" is ours only when we know that it may have it.
      return mayBeThere
        ? { kind: 'complete', reference: null, duplicate: true }
        : { kind: 'refuse', message: outcome.message, mayBeThere };
    case 'unknown':
      if (!at.repeatsAreSafe) return inDoubt(state, { ...outcome, mayBook: mayBookAfter(outcome) }, at);
      return postAgain({ ...state, mayBeThere: true }, outcome.message, at, outcome.retryAfterMs);
  }
}

/**
 * What the ERP may still do with a post: work on it, so that asking at once proves nothing; book it later, as one does that
 * answers with an error or a page and has it in a queue; or nothing, since it ended it or was too busy to begin.
 */
type MayBook = 'now' | 'later' | 'no_more';

function mayBookAfter({ mayStillRun, isAway }: Extract<SyncOutcome, { kind: 'unknown' }>): MayBook {
  if (mayStillRun) return 'now';
  return isAway ? 'no_more' : 'later';
}

/** From here on the ERP is asked: at once when it has answered the post itself, else after a moment. */
function inDoubt(
  { postedAt, doubtSince, reposts }: SyncState,
  { message, mayBook, retryAfterMs = 0 }: { message: string; mayBook: MayBook; retryAfterMs?: number },
  { now }: Circumstances,
): Extract<Decision, { kind: 'go_on' }> {
  const doubt = {
    mayBeThere: true,
    postedAt: mayBook === 'no_more' ? null : (postedAt ?? now),
    absentAt: null,
    doubtSince: doubtSince ?? postedAt ?? now,
    reposts,
  };
  const afterMs = Math.max(mayBook === 'now' ? askPauseMs(0) : 0, retryAfterMs);
  return { kind: 'go_on', step: 'ask', afterMs, message, doubt };
}

function afterQuestion(state: SyncState, finding: Finding, at: Circumstances): Decision {
  if (finding.kind === 'found' && finding.withdrawn !== undefined) {
    const message = `the ERP has the order as ${finding.reference ?? 'one without a number'}, and says: ${finding.withdrawn}`;
    return { kind: 'hand_over', message };
  }
  if (finding.kind === 'found' && finding.reference !== null) {
    const duplicate = state.conflict !== null || !state.mayBeThere;
    return { kind: 'complete', reference: finding.reference, duplicate };
  }
  if (finding.kind === 'found') {
    const message = 'the ERP has the order, but does not name its sales order';
    return { kind: 'hand_over', message };
  }
  if (!state.mayBeThere) return afterProbe(state, finding, at);
  if (state.conflict !== null && finding.kind !== 'unclear') return afterConflict(state, state.conflict);
  switch (finding.kind) {
    case 'cannot_be_asked':
      return { kind: 'hand_over', message: state.trouble ?? finding.message };
    case 'unclear':
      return askAgain(state, state.trouble ?? finding.message, at);
    case 'absent':
      return afterAbsent(state, at);
  }
}

/** 409 alone is how an ERP refuses a duplicate; with words of its own it may be about anything. */
function conflictOf({ status, message }: Extract<SyncOutcome, { kind: 'duplicate' }>): Conflict {
  const isWordless = message === `HTTP ${status}`;
  return status !== 409 || isWordless || saysDuplicate(message) ? 'order' : 'other';
}

/** Two orders cannot be one sales order: the ERP is asked which one this is, and if it cannot tell, a person looks. */
function afterTaken(state: SyncState, reference: string, at: Circumstances): Decision {
  const message = `the ERP answered ${reference}, which another order has already (${at.takenBy})`;
  if (at.repeatsAreSafe) return { kind: 'hand_over', message };
  return { ...inDoubt(state, { message, mayBook: 'no_more' }, at), conflict: 'order' };
}

/** The ERP ended the post with a conflict, and does not name what it collided with. */
function afterConflict({ trouble }: SyncState, conflict: Conflict): Decision {
  const message = trouble ?? 'the ERP says that it has the order already';
  return conflict === 'order'
    ? { kind: 'hand_over', message }
    : { kind: 'refuse', message, mayBeThere: false };
}

/** It was asked only to see whether the ERP is back: nothing was in doubt. */
function afterProbe(state: SyncState, finding: Finding, at: Circumstances): Decision {
  if (finding.kind === 'unclear' && finding.isAway) return postAgain(state, finding.message, at);
  return { kind: 'go_on', step: 'post', afterMs: 0, message: state.trouble ?? '', doubt: notRunning(state) };
}

function afterAbsent(state: SyncState, at: Circumstances): Decision {
  const { postedAt, doubtSince, reposts } = state;
  const nowMs = at.now.getTime();
  const absentAt = state.absentAt ?? at.now;
  const apartMs = postedAt === null ? belief.apartMs.ended : belief.apartMs.running;
  const hasEnded = postedAt === null || nowMs - postedAt.getTime() >= belief.longestRunMs;
  const message = state.trouble ?? 'the ERP does not have the order';
  if (!hasEnded || nowMs - absentAt.getTime() < apartMs) {
    return askAgain({ ...state, absentAt }, message, at);
  }
  if (reposts >= longestReposting) {
    const told = `posted ${reposts + 1} times, and each time the ERP says that it does not have the order (${message})`;
    return { kind: 'hand_over', message: told };
  }
  const sincePostMs = nowMs - (doubtSince ?? at.now).getTime();
  return postAgain({ ...state, mayBeThere: false, reposts: reposts + 1 }, message, at, -sincePostMs);
}

function askAgain(state: SyncState, message: string, { now }: Circumstances): Decision {
  const doubtSince = state.doubtSince ?? state.postedAt ?? now;
  const inDoubtMs = now.getTime() - doubtSince.getTime();
  if (inDoubtMs >= givenUpAfterMs) return { kind: 'hand_over', message };
  const { postedAt, absentAt, reposts } = state;
  const doubt = { mayBeThere: true, postedAt, absentAt, doubtSince, reposts };
  return { kind: 'go_on', step: 'ask', afterMs: askPauseMs(inDoubtMs), message, doubt };
}

/** `shiftMs`: what the ERP asked for when positive; what has passed since the last post when negative. */
function postAgain(state: SyncState, message: string, at: Circumstances, shiftMs = 0): Decision {
  const { owedSince, posts, mayBeThere } = state;
  const owedMs = at.now.getTime() - owedSince.getTime();
  if (owedMs >= givenUpAfterMs) {
    return { kind: 'give_up', message: `No answer within 24 hours: ${message}`, mayBeThere };
  }
  const pauseMs = postPauseMs(posts, owedMs, at.random);
  const afterMs = shiftMs < 0 ? Math.max(0, pauseMs + shiftMs) : Math.max(pauseMs, shiftMs);
  return { kind: 'go_on', step: 'post', afterMs, message, doubt: notRunning(state) };
}

/** A post is never repeated while one may still run; a connector whose repeats are safe runs none that matters. */
function notRunning({ mayBeThere, doubtSince, reposts }: SyncState): Doubt {
  return { mayBeThere, postedAt: null, absentAt: null, doubtSince, reposts };
}
