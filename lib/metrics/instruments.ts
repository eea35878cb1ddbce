import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Seconds. An acknowledgement takes milliseconds; a call of the ERP, or a voice note, up to half a minute. */
const quick = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const slow = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Next bundles this module more than once in a process, and all that is counted belongs into one place. */
const holder = globalThis as typeof globalThis & { orderIntakeInstruments?: Instruments };

export type Instruments = ReturnType<typeof make>;

/** What this process counts, made at first use. No label holds anything of a tenant or a customer. */
export function instruments(): Instruments {
  holder.orderIntakeInstruments ??= make();
  return holder.orderIntakeInstruments;
}

function make() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const histogram = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: Label[],
  ) => new Histogram({ name: `order_intake_${name}`, help, buckets, labelNames, registers });
  return {
    registry,
    requests: histogram('http_request_seconds', 'Requests to the API, by endpoint and status', quick, [
      'method',
      'path',
      'status',
    ]),
    acknowledgements: histogram(
      'acknowledgement_seconds',
      'Deliveries of the messaging platform: from the first byte to the answer',
      quick,
      ['status'],
    ),
    functions: histogram('function_seconds', 'Steps of durable functions', slow, ['function', 'outcome']),
    readings: histogram('reading_seconds', 'Messages read into matched lines', slow, ['outcome']),
    erpCalls: histogram('erp_call_seconds', 'Calls of the ERP, by what came of them', slow, [
      'call',
      'outcome',
    ]),
    approvals: new Counter({
      name: 'order_intake_approvals_total',
      help: 'Orders approved; touchless when nobody had changed a line that was read',
      labelNames: ['touch'] as const,
      registers,
    }),
  };
}
