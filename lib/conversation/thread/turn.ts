import type { Interpretation } from '../../matching/interpret-message';
import type { Target } from '../changes/find-target';
import type { Reader } from '../changes/reader';
import type { PlainMessage } from '../words/plain-message';
import type { ThreadOrders } from './orders';
import type { PastOrder, ThreadLine, ThreadMessage } from './thread';

/** A message of the customer's in its place. */
export interface Turn {
  reader: Reader;
  orders: ThreadOrders;
  message: ThreadMessage;
  /** Its place among all messages. */
  at: number;
  plain: PlainMessage;
  reading: Interpretation;
  lines: ThreadLine[];
  target: Target | undefined;
  past: readonly PastOrder[];
}
