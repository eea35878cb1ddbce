import type { ThreadLine } from '../thread/thread';

/** What a message asks of an order's lines. */
export type LineChange<Line = ThreadLine> =
  | { kind: 'SET'; line: Line; quantity: number; unit: string | null }
  /** So many besides. */
  | { kind: 'MORE'; line: Line; quantity: number }
  | { kind: 'REMOVE'; line: Line }
  /** Other goods; null: as many as there were. */
  | { kind: 'REPLACE'; line: Line; goods: ThreadLine; quantity: number | null }
  | { kind: 'ADD'; goods: ThreadLine };
