export const orderStatuses = [
  'RECEIVED',
  'PENDING_REVIEW',
  'APPROVED',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderSources = ['MESSAGING', 'SIMULATOR', 'API'] as const;
export type OrderSource = (typeof orderSources)[number];

/** Why an order is CANCELLED that nobody rejected: it is none, or it was a change of another that was made there. */
export const closings = ['NOT_AN_ORDER', 'MERGED'] as const;
export type Closing = (typeof closings)[number];

/** What can happen to an order, from which statuses, where it leads, and what the audit trail calls it. The code, the buttons and the tests read this. */
export const orderMoves = {
  read: { from: ['RECEIVED'], to: 'PENDING_REVIEW', audit: 'order.read' },
  failReading: { from: ['RECEIVED'], to: 'FAILED', audit: 'order.reading_failed' },
  approve: { from: ['PENDING_REVIEW', 'FAILED'], to: 'APPROVED', audit: 'order.approved' },
  complete: { from: ['APPROVED'], to: 'COMPLETED', audit: 'order.completed' },
  failSync: { from: ['APPROVED'], to: 'FAILED', audit: 'order.sync_failed' },
  enterReference: { from: ['APPROVED', 'FAILED'], to: 'COMPLETED', audit: 'order.reference_entered' },
  giveUpDoubt: { from: ['APPROVED', 'FAILED'], to: 'FAILED', audit: 'order.doubt_given_up' },
  reopen: { from: ['FAILED'], to: 'PENDING_REVIEW', audit: 'order.reopened' },
  reject: { from: ['RECEIVED', 'PENDING_REVIEW', 'FAILED'], to: 'CANCELLED', audit: 'order.rejected' },
  setAside: { from: ['PENDING_REVIEW', 'FAILED'], to: 'CANCELLED', audit: 'order.set_aside' },
  merge: { from: ['PENDING_REVIEW', 'FAILED'], to: 'CANCELLED', audit: 'order.merged' },
  /** The customer asked for a change before the ERP had it. */
  recall: { from: ['APPROVED'], to: 'PENDING_REVIEW', audit: 'order.approval_recalled' },
  /** Only of one that was set aside: what was rejected stays so. */
  readAsOrder: { from: ['CANCELLED'], to: 'PENDING_REVIEW', audit: 'order.read_as_order' },
} as const satisfies Record<string, { from: readonly OrderStatus[]; to: OrderStatus; audit: string }>;

export type OrderMove = keyof typeof orderMoves;

export function mayMove(status: OrderStatus, move: OrderMove): boolean {
  const from: readonly OrderStatus[] = orderMoves[move].from;
  return from.includes(status);
}

/** Statuses in which a clerk may change lines. */
export function isEditable(status: OrderStatus): boolean {
  return status === 'PENDING_REVIEW' || status === 'FAILED';
}
