import type { Finding, SyncOutcome } from '../../erp/connector';

/** What is known of an approved order on its way into the ERP. */
export interface SyncState {
  /** When it was approved, or a person had it posted again. */
  owedSince: Date;
  /** Posts since the approval, one that has just ended included. */
  posts: number;
  /** It was posted, and nobody knows whether the ERP has it. */
  mayBeThere: boolean;
  /** When a post began that the ERP may still book; null when there is none. */
  postedAt: Date | null;
  /** When the ERP first said, after that post, that it does not have it. */
  absentAt: Date | null;
  /** Since when it is not known; kept while it is posted once more, null before it ever was in doubt. */
  doubtSince: Date | null;
  /** How often it was posted once more because the ERP's "no" was believed, since the approval. */
  reposts: number;
  /** What went wrong, in words, for the clerk. */
  trouble: string | null;
  /** What the post that has just ended collided with, by the ERP's words: with the order itself, or something else. */
  conflict: Conflict | null;
}

export type Conflict = 'order' | 'other';

/** What came of one call to the ERP; `nobody` when none was made, because the ERP is away and is tried next at `until`. */
export type Answer =
  | { to: 'post'; outcome: SyncOutcome }
  | { to: 'question'; finding: Finding }
  | { to: 'nobody'; message: string; until: Date };

/** What is still not known after it: the part of the state that changes. */
export type Doubt = Pick<SyncState, 'mayBeThere' | 'postedAt' | 'absentAt' | 'doubtSince' | 'reposts'>;

export type Decision =
  /** `reference` null: the other side need not name what it took, so the number is ours to give. */
  | { kind: 'complete'; reference: string | null; duplicate: boolean }
  | { kind: 'refuse'; message: string; mayBeThere: boolean }
  /** A day has passed. */
  | { kind: 'give_up'; message: string; mayBeThere: boolean }
  /** Only a person who looks into the ERP can tell. */
  | { kind: 'hand_over'; message: string }
  | {
      kind: 'go_on';
      step: 'post' | 'ask';
      afterMs: number;
      message: string;
      doubt: Doubt;
      conflict?: Conflict;
    };
