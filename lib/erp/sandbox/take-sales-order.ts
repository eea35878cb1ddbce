import { setTimeout as sleep } from 'node:timers/promises';
import type { SandboxReply } from '@/lib/outbound/sandbox/start-sandbox-server';
import type { FaultBox, LookupFault, PostFault } from './faults';
import type { Booking, OrderBook, RecordedOrder } from './order-book';
import { salesOrderSchema } from './sales-order-schema';

/** POST /SalesOrder: 201 with a new reference, 409 with the original one for a known ExternalOrderNo, or a fault. */
export async function takeSalesOrder(
  body: unknown,
  book: OrderBook,
  faults: FaultBox,
): Promise<SandboxReply> {
  const fault = faults.takeForPost();
  const refusal = fault === undefined ? undefined : replyInsteadOfTaking(fault);
  if (refusal !== undefined) return refusal;
  const parsed = salesOrderSchema.safeParse(body);
  if (!parsed.success) {
    const faultsFound = parsed.error.issues.map((issue) => ({
      Field: issue.path.join('.'),
      Message: issue.message,
    }));
    const json = { HasError: true, Message: 'Invalid sales order', ValidationErrors: faultsFound };
    return { status: 400, json };
  }
  const booking = await book.book(parsed.data, { tolerateDuplicate: faults.takeTolerance() });
  if (fault?.kind === 'drop_after_accepting') return 'drop';
  if (fault?.kind === 'error_500') return serverError(fault.status);
  if (fault?.kind === 'slow') await sleep(fault.delayMs, undefined, { ref: false });
  return replyToBooking(booking);
}

function replyInsteadOfTaking(fault: PostFault): SandboxReply | undefined {
  switch (fault.kind) {
    case 'drop_before_accepting':
      return 'drop';
    case 'error_500':
      return fault.afterAccepting ? undefined : serverError(fault.status);
    case 'refuse':
      return { status: fault.status, json: { HasError: true, Message: fault.message } };
    case 'rate_limited': {
      const headers = { 'retry-after': String(fault.retryAfterSeconds) };
      return { status: 429, headers, json: { Message: 'Too many requests' } };
    }
    default:
      return undefined;
  }
}

function serverError(status: number): SandboxReply {
  return { status, json: { Message: 'The sandbox was asked to fail' } };
}

function replyToBooking({ isNew, record }: Booking): SandboxReply {
  if (isNew) return { status: 201, json: describeRecord(record) };
  const Message = `ExternalOrderNo ${record.order.ExternalOrderNo} already exists`;
  return { status: 409, json: { HasError: true, Message, ...describeRecord(record) } };
}

function describeRecord(record: RecordedOrder) {
  return {
    SalesOrderNumber: record.reference,
    ExternalOrderNo: record.order.ExternalOrderNo,
    CustomerAccount: record.order.CustomerAccount,
    OrderDate: record.order.OrderDate,
    Status: 'Open',
  };
}

/** GET /SalesOrder, all of them or those with one ExternalOrderNo. */
export function listSalesOrders(
  externalOrderNo: string | null,
  book: OrderBook,
  fault: LookupFault | undefined,
): SandboxReply {
  if (fault?.kind === 'no_lookup') return { status: 404, json: { Message: 'No such route' } };
  if (fault?.kind === 'lookup_error') return serverError(500);
  const records = externalOrderNo === null ? book.all() : book.find(externalOrderNo);
  return { status: 200, json: { SalesOrders: records.map(describeRecord) } };
}
