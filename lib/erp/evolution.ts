import { OutboundError } from '@/lib/outbound/outbound-error';
import { callErp, type ErpTransport, outcomeOfFailure } from './call-erp';
import { checkEvolutionConnection } from './check-evolution-connection';
import type { EvolutionConfig } from './config';
import type { ErpConnector, Finding, SalesOrder, SyncOutcome } from './connector';
import { buildEvolutionPayload, customerAccountOf } from './evolution-payload';
import { readFinding } from './find-sales-order';
import { joinPath } from './join-path';
import { type AnswerReading, readAnswer } from './read-answer';
import { readMaster } from './read-master';

/** The connector for ERPs that take sales orders at `POST /SalesOrder` with HTTP Basic (agent code, password). */
export function evolutionConnector(config: EvolutionConfig, transport: ErpTransport): ErpConnector {
  const credentials = Buffer.from(`${config.agentCode}:${config.agentPassword}`).toString('base64');
  const headers = { authorization: `Basic ${credentials}`, accept: 'application/json' };

  async function findSalesOrder(orderId: string): Promise<Finding> {
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
    return proven(readAnswer(answer, order.orderId));
  }

  async function createSalesOrder(order: SalesOrder): Promise<SyncOutcome> {
    const account = customerAccountOf(order, config);
    if (account !== undefined) return post(order, account);
    return { kind: 'refused', message: 'the customer has no account in the ERP', status: null };
  }

  return {
    repeatsAreSafe: false,
    createSalesOrder,
    findSalesOrder,
    testConnection: () => checkEvolutionConnection(config.endpoint, headers, transport),
    readMaster: (master) => readMaster(master, { endpoint: config.endpoint, headers, transport }),
  };
}

/** This ERP names what it creates: a 2xx that names nothing proves nothing. */
function proven(reading: AnswerReading): SyncOutcome {
  if (reading.kind !== 'accepted') return reading;
  const words = reading.words || reading.contradiction;
  const said = words ? `: ${words}` : '';
  const message = `the ERP accepted the order, but did not name a sales order${said}`;
  return { kind: 'unknown', message, mayStillRun: false, isAway: false };
}
