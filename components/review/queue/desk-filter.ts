import { type QueueFilter, queueShows } from '@/lib/orders/queue';

/** What a clerk can look at: parts of the queue, and what was left out of it for now. */
export const deskShows = [...queueShows, 'snoozed'] as const;

export interface DeskFilter extends Omit<QueueFilter, 'show'> {
  show?: (typeof deskShows)[number] | undefined;
}

/** The part of the queue that the next order is taken from. */
export function queueFilterOf({ show, location }: DeskFilter): QueueFilter {
  return { show: show === 'snoozed' ? undefined : show, location };
}
