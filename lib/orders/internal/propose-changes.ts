import type { Transaction } from '@/db/client';
import { recordAudit } from '../../audit/record-audit';
import type { Context } from '../../context';
import type { LineChange } from '../../conversation/changes/change';
import type { ThreadLine } from '../../conversation/thread/thread';
import type { OrderId } from '../../ids';
import type { ProposedChange } from '../proposal';
import type { OrderReading } from './interpret-order';
import type { OpenLine } from './open-lines';
import { addProposal, type ProposalRow } from './proposals';
import { settleChange } from './settle-change';
import { touchOrder } from './touch-order';

interface Proposing {
  /** The order that the message became, and the inbox's id of it. */
  sourceId: OrderId;
  inboundMessageId: string;
  words: string;
  orderId: OrderId;
  changes: readonly LineChange<OpenLine>[];
  reading: OrderReading;
}

interface Proposed {
  lineId: string | null;
  change: ProposedChange;
}

/** Keeps what a message asks of an order that waits for review, line by line, for a clerk to take or refuse. */
export async function proposeChanges(tx: Transaction, ctx: Context, proposing: Proposing): Promise<void> {
  const { sourceId, inboundMessageId, words, orderId, changes, reading } = proposing;
  const proposed = changes.flatMap((change) => proposedOf(change, words, reading));
  const given: ProposalRow[] = [];
  for (const { lineId, change } of proposed)
    given.push(...(await addProposal(tx, ctx, { orderId, lineId, inboundMessageId, change })));
  await recordAudit(tx, ctx, {
    action: 'proposal.made',
    orderId,
    data: {
      words,
      ofOrder: sourceId,
      lines: proposed.map(({ change }) => ({
        phrase: change.phrase,
        quantity: change.kind === 'REMOVE_LINE' ? null : change.quantity,
      })),
    },
  });
  await touchOrder(tx, ctx, orderId);
  // What a message asked for that gave way is asked for by this one now.
  for (const row of given) await settleChange(tx, ctx, row);
}

function proposedOf(change: LineChange<OpenLine>, words: string, reading: OrderReading): Proposed[] {
  if (change.kind === 'ADD') return [{ lineId: null, change: added(change.goods, words, reading) }];
  const { line } = change;
  const { phrase, quantity, unit } = line;
  if (change.kind === 'REMOVE') return [{ lineId: line.id, change: { kind: 'REMOVE_LINE', phrase, words } }];
  if (change.kind === 'REPLACE') {
    const goods = { ...change.goods, quantity: change.quantity ?? quantity, unit };
    return [
      { lineId: line.id, change: { kind: 'REMOVE_LINE', phrase, words } },
      { lineId: null, change: added(goods, words, reading) },
    ];
  }
  const set =
    change.kind === 'SET'
      ? { quantity: change.quantity, unit: change.unit }
      : { quantity: quantity + change.quantity, unit };
  // Goods that are asked for and not added yet: asked for anew.
  if (line.id === null) return [{ lineId: null, change: added({ ...line, ...set }, words, reading) }];
  const before = { quantity, unit };
  return [{ lineId: line.id, change: { kind: 'SET_QUANTITY', phrase, ...set, before, words } }];
}

function added(
  { phrase, productId, quantity, unit }: ThreadLine,
  words: string,
  { lines }: OrderReading,
): ProposedChange {
  const read = lines.find((line) => line.productId === productId);
  const confidence = read?.confidence ?? 0.5;
  const reason = read?.reason ?? 'read of a later message';
  return { kind: 'ADD_LINE', phrase, quantity, unit, productId, confidence, reason, words };
}
