import { OutboundError } from '@/lib/outbound/outbound-error';
import { callErp, type ErpTransport, outcomeOfFailure } from './call-erp';
import { checkEvolutionConnection } from './check-evolution-connection';
import type { EvolutionConfig } from './config';
import type { ErpConnector, SalesOrder, SyncOptions, SyncOutcome } from './connector';
import { buildEvolutionPayload, customerAccountOf } from './evolution-payload';
import { type Finding, readFinding } from './find-sales-order';
import { joinPath } from './join-path';
import { type AnswerReading, readAnswer } from './read-answer';

/** The connector for ERPs that take sales orders at `POST /SalesOrder` with HTTP Basic (agent code, password). */
export function evolutionConnector(config: EvolutionConfig, transport: ErpTransport): ErpConnector {
  const credentials = Buffer.from(`${config.agentCode}:${config.agentPassword}`).toString('base64');
  const headers = { authorization: `Basic ${credentials}`, accept: 'application/json' };

  async function find(orderId: string): Promise<Finding> {
    const url = joinPath(config.endpoint, 'SalesOrder', { [config.idempotencyKey]: orderId });
    const answer = await callErp(url, { method: 'GET', headers }, transport);
    return readFinding(answer, { orderId, idempotencyKey: config.idempotencyKey });
  }

  async function post(order: SalesOrder, account: string): Promise<SyncOutcome> {
    const answer = await callErp(
      joinPath(config.endpoint, 'SalesOrder'),
      {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(buildEvolutionPayload(order, account, config)),
      },
      transport,
    );
    if (answer instanceof OutboundError) return outcomeOfFailure(answer);
    return conclude(readAnswer(answer, order.orderId), () => find(order.orderId));
  }

  async function createSalesOrder(order: SalesOrder, options: SyncOptions): Promise<SyncOutcome> {
    if (options.mayAlreadyExist) {
      const finding = await find(order.orderId);
      if (finding.kind === 'found') return { kind: 'created', reference: finding.reference, duplicate: true };
      if (finding.kind === 'unclear') return undecided(finding.message);
    }
    const account = customerAccountOf(order, config);
    if (account !== undefined) return post(order, account);
    return { kind: 'refused', message: 'the customer has no account in the ERP', status: null };
  }

  return {
    createSalesOrder,
    testConnection: () => checkEvolutionConnection(config.endpoint, headers, transport),
  };
}

function undecided(reason: string): SyncOutcome {
  const message = `could not learn whether the ERP already has this order: ${reason}`;
  return { kind: 'unavailable', message, outcomeUnknown: true };
}

/** Turns a reading into an outcome; when the ERP has the order but did not name it, asks for its reference. */
async function conclude(reading: AnswerReading, find: () => Promise<Finding>): Promise<SyncOutcome> {
  if (reading.kind === 'refused' || reading.kind === 'unavailable') return reading;
  const duplicate = reading.kind === 'duplicate';
  if (reading.reference !== null) return { kind: 'created', reference: reading.reference, duplicate };
  const finding = await find();
  if (finding.kind === 'found') return { kind: 'created', reference: finding.reference, duplicate };
  if (finding.kind === 'unclear') return undecided(finding.message);
  if (reading.kind === 'duplicate') {
    return { kind: 'refused', message: reading.message, status: reading.status };
  }
  if (finding.kind === 'no_route' && reading.isPlausible) {
    return { kind: 'created', reference: null, duplicate };
  }
  return undecided('it accepted the order, but does not know it');
}
