import { clock } from '@/lib/clock';
import { OutboundError } from '@/lib/outbound/outbound-error';
import { deliveryHeaders } from '@/lib/webhooks/sign';
import { callErp, type ErpTransport, outcomeOfFailure } from './call-erp';
import type { GenericWebhookConfig } from './config';
import type { ConnectionReport, ErpConnector, Finding, SalesOrder, SyncOutcome } from './connector';
import { contradicted, readAnswer } from './read-answer';
import { soundsLikeRefusal } from './refusal-words';

/** The order.approved envelope, and beside it the order id and the idempotency key (the same value). */
export function buildGenericPayload(order: SalesOrder, timestamp: string) {
  return {
    event: 'order.approved',
    timestamp,
    tenantId: order.tenantId,
    data: {
      orderId: order.orderId,
      customer: {
        id: order.customer.id,
        erpCustomerId: order.customer.erpCustomerId,
        name: order.customer.name,
        phoneNumber: order.customer.phoneNumber,
      },
      totalAmount: order.totalAmount,
      ...(order.head && { head: order.head }),
      lines: order.lines.map(({ sku, description, quantity, unitPrice, subtotal, customerItemCode }) => ({
        ...{ sku, description, quantity, unitPrice, subtotal },
        ...(customerItemCode !== undefined && { customerItemCode }),
      })),
    },
    orderId: order.orderId,
    idempotencyKey: order.orderId,
  };
}

/**
 * The connector that posts an order to an endpoint of the tenant's own. Such an endpoint cannot be asked what it
 * has; it must take a repeat of the same idempotency key for the same order.
 */
export function genericWebhookConnector(config: GenericWebhookConfig, transport: ErpTransport): ErpConnector {
  async function createSalesOrder(order: SalesOrder): Promise<SyncOutcome> {
    const sentAt = clock.now();
    const body = JSON.stringify(buildGenericPayload(order, sentAt.toISOString()));
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': order.orderId,
      ...(config.secret === null ? {} : signatureHeaders(config.secret, order.orderId, body, sentAt)),
    };
    const answer = await callErp(config.endpoint, { method: 'POST', headers, body }, transport);
    if (answer instanceof OutboundError) return outcomeOfFailure(answer);
    const reading = readAnswer(answer, order.orderId);
    if (reading.kind !== 'accepted') return reading;
    // Neither a reference nor a form of refusal: the words are all there is to go by.
    if (soundsLikeRefusal(reading.words))
      return { kind: 'refused', message: reading.words, status: answer.status };
    return reading.contradiction === null ? { kind: 'accepted' } : contradicted(null, reading.contradiction);
  }

  return {
    repeatsAreSafe: true,
    createSalesOrder,
    findSalesOrder: () => Promise.resolve(cannotBeAsked),
    testConnection: () => checkGenericConnection(config, transport),
    readMaster: null,
  };
}

const cannotBeAsked: Finding = {
  kind: 'cannot_be_asked',
  message: 'an endpoint that only takes orders cannot be asked for them',
};

/** Signed like an event webhook; the order id stands for event and delivery, since repeats mean the same order. */
function signatureHeaders(secret: string, orderId: string, rawBody: string, sentAt: Date) {
  const { 'x-service-attempt': _attempt, ...headers } = deliveryHeaders({
    secret,
    event: 'order.approved',
    eventId: orderId,
    deliveryId: orderId,
    attempt: 1,
    sentAt,
    rawBody,
  });
  return headers;
}

/** HEAD is the one request no receiver takes for an order: any answer but a 5xx says that somebody is there. */
async function checkGenericConnection(
  config: GenericWebhookConfig,
  transport: ErpTransport,
): Promise<ConnectionReport> {
  const startedAt = performance.now();
  const answer = await callErp(config.endpoint, { method: 'HEAD' }, transport);
  const durationMs = Math.round(performance.now() - startedAt);
  const name = 'HEAD';
  if (answer instanceof OutboundError) {
    return { ok: false, durationMs, checks: [{ name, ok: false, message: answer.message }] };
  }
  const ok = answer.status < 500;
  const message = ok ? `answers (HTTP ${answer.status})` : `fails (HTTP ${answer.status})`;
  return { ok, durationMs, checks: [{ name, ok, message }] };
}
