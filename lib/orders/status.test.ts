import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEditable, mayMove, type OrderMove, type OrderStatus, orderMoves, orderStatuses } from './status';

const moves = Object.keys(orderMoves) as OrderMove[];

/** Every status that can be reached from this one. */
function reachable(from: OrderStatus): Set<OrderStatus> {
  const seen = new Set<OrderStatus>([from]);
  for (const status of seen) {
    for (const move of moves) if (mayMove(status, move)) seen.add(orderMoves[move].to);
  }
  return seen;
}

describe('the moves of an order', () => {
  it('reach every status from RECEIVED', () => {
    expect([...reachable('RECEIVED')].sort()).toEqual([...orderStatuses].sort());
  });

  it('end in COMPLETED and CANCELLED, and nowhere else, but for what was only set aside', () => {
    const onward = (status: OrderStatus) => moves.filter((move) => mayMove(status, move));
    expect(orderStatuses.filter((status) => onward(status).length === 0)).toEqual(['COMPLETED']);
    expect(onward('CANCELLED')).toEqual(['readAsOrder']);
  });

  it('lead from every status that is not final to both ends', () => {
    for (const status of ['RECEIVED', 'PENDING_REVIEW', 'APPROVED', 'FAILED'] as const) {
      expect([...reachable(status)]).toEqual(expect.arrayContaining(['COMPLETED', 'CANCELLED']));
    }
  });

  it('never take an order to the ERP without an approval, on any way', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...moves), { maxLength: 30 }), (tries) => {
        let status: OrderStatus = 'RECEIVED';
        let approved = false;
        for (const move of tries) {
          if (!mayMove(status, move)) continue;
          if (move === 'complete') expect(approved).toBe(true);
          if (move === 'approve') approved = true;
          if (move === 'failSync') approved = false;
          status = orderMoves[move].to;
        }
      }),
    );
  });

  it('leave lines editable just where the decisions say', () => {
    expect(orderStatuses.filter(isEditable)).toEqual(['PENDING_REVIEW', 'FAILED']);
  });
});
