import { tell } from '@/db/tell';
import { missedChanges, orderChanges } from './internal/order-changes';

/**
 * Has all who follow orders look anew: a process that starts may stand for one that was killed between a commit and telling
 * of it.
 */
export function tellMissedChanges(): void {
  tell([{ channel: orderChanges, payload: missedChanges }]);
}
