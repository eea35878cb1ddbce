import type { Context } from '../context';
import { AppError } from '../errors';
import type { BodyOf } from '../http/endpoint';
import { mintOrderId, type OrderId } from '../ids';
import { logger } from '../logger';
import { approveOrder } from './approve-order';
import type { approveOrdersEndpoint, BatchResult, rejectOrdersEndpoint } from './batch-contract';
import { rejectOrder } from './reject-order';

interface Decided {
  status: NonNullable<BatchResult['status']>;
  erpSalesOrderId?: string | null;
  idempotent?: true | undefined;
}

/** Approves each order by itself: what stops one stops no other. */
export async function approveOrders(
  ctx: Context,
  { orders, ...options }: BodyOf<typeof approveOrdersEndpoint>,
): Promise<{ results: BatchResult[] }> {
  return each(orders, (orderId, ifMatch) => approveOrder(ctx, { orderId, ifMatch, ...options }));
}

/** Rejects each order by itself. */
export async function rejectOrders(
  ctx: Context,
  { orders, reason }: BodyOf<typeof rejectOrdersEndpoint>,
): Promise<{ results: BatchResult[] }> {
  return each(orders, (orderId, ifMatch) => rejectOrder(ctx, { orderId, ifMatch, reason }));
}

async function each(
  named: readonly { id: string; version?: number | undefined }[],
  decide: (orderId: OrderId, ifMatch: number | undefined) => Promise<Decided>,
): Promise<{ results: BatchResult[] }> {
  const results = named.map(async ({ id: orderId, version }): Promise<BatchResult> => {
    try {
      const { status, erpSalesOrderId, idempotent } = await decide(mintOrderId(orderId), version);
      return {
        ...{ orderId, success: true, status, statusCode: status === 'APPROVED' ? 202 : 200 },
        ...(erpSalesOrderId === undefined ? {} : { erpSalesOrderId }),
        ...(idempotent ? { idempotent } : {}),
      };
    } catch (error) {
      return { orderId, success: false, ...refusal(error) };
    }
  });
  return { results: await Promise.all(results) };
}

function refusal(error: unknown): Pick<BatchResult, 'statusCode' | 'error'> {
  if (error instanceof AppError)
    return { statusCode: error.status, error: { code: error.code, detail: error.message } };
  logger().error({ err: error }, 'an order of several could not be decided on');
  return { statusCode: 500, error: { code: 'internal', detail: 'Something went wrong on our side.' } };
}
