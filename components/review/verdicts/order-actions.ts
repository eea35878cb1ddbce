import type { FullOrder } from '@/lib/orders/answers';

/** Where the order's pick slip is. */
export const pickSlipOf = ({ id }: FullOrder) => `/orders/${id}/pick-slip`;

/** Whether there is something that its customer could confirm. */
export const mayReadBack = ({ status, lines }: FullOrder) => status === 'PENDING_REVIEW' && lines.length > 0;

/** Whether some of its lines can go to another location, with some left. */
export const maySplit = ({ status, lines }: FullOrder) => status === 'PENDING_REVIEW' && lines.length > 1;
