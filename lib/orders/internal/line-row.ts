import type { Context } from '../../context';
import type { OrderId } from '../../ids';
import type { ReadLine } from './read-sent-items';

/** A read line as a row; `position` counts from 1. */
export function lineRow(ctx: Context, orderId: OrderId, line: ReadLine, position: number) {
  const matchConfidence = line.productId === null ? 0 : line.confidence;
  return {
    tenantId: ctx.tenantId,
    orderId,
    position,
    rawItemText: line.phrase,
    spanStart: line.start,
    spanEnd: line.end,
    quantity: String(line.quantity),
    orderQuantity: String(line.quantity),
    unit: line.unit,
    productId: line.productId,
    matchConfidence,
    readProductId: line.productId,
    readConfidence: matchConfidence,
    matchReason: line.quantityNote === null ? line.reason : `${line.reason}; ${line.quantityNote}`,
    candidates: line.candidates.map(({ productId, confidence, reason }) => ({
      productId,
      confidence,
      reason,
    })),
    decision: line.decision,
    warnings: line.warnings,
    itemCode: line.itemCode ?? null,
    statedPrice: line.statedPrice?.toFixed(2) ?? null,
  };
}
