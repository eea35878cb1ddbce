import type { Inngest, InngestFunction } from 'inngest';
import { z } from 'zod';
import type { Context } from '@/lib/context';
import { env } from '@/lib/env';
import { mintTenantId } from '@/lib/ids';
import { tellError } from '@/lib/ledger/tell-error';
import { type WorkName, type WorkPayload, workPayloads } from '@/lib/ledger/work';
import { logger } from '@/lib/logger';
import { instruments } from '@/lib/metrics/instruments';
import { measure, okOrFailed } from '@/lib/metrics/measure';
import { traced } from '@/lib/tracing/trace';

const owner = z.object({ workId: z.uuid(), tenantId: z.uuid() });

/** One piece of owed work on its way through a function. */
export type Job<Name extends WorkName> = WorkPayload<Name> & { ctx: Context; workId: string };

/**
 * Runs `work` and returns its result. Where the handler's steps are remembered, it runs once and the result (JSON) is told
 * to the function when it is called again.
 */
export type RunStep = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** What is done with one kind of owed work; turned into an Inngest function by `toFunction`. */
export interface WorkHandler<Name extends WorkName = WorkName> {
  /** The function's id and, as the actor, its name in the audit trail. */
  id: string;
  work: Name;
  /**
   * Calls that may run at once for each tenant, and either in each process that runs functions or for each value in the
   * payload: nobody's dead server and nobody's backlog takes the room of others.
   */
  concurrency: { perTenant: number } & (
    | { total: number }
    | { per: keyof WorkPayload<Name> & string; each: number }
  );
  /**
   * What has cost too much to be done twice when a later step fails is remembered by the executor, at the price of a call of
   * the function for each step; otherwise all is done in one call, and done again after a failure.
   */
  steps?: 'remembered';
  run: (job: Job<Name>, runStep: RunStep) => Promise<void>;
  /** Called when every retry has failed, with the error in words: puts the work off, or ends it for good. */
  onGivenUp: (job: Job<Name>, message: string) => Promise<void>;
}

/** Keeps a handler's payload typed by the kind of work that it names. */
export function workHandler<Name extends WorkName>(handler: WorkHandler<Name>): WorkHandler<Name> {
  return handler;
}

/**
 * The Inngest function of a handler. Its event comes from the ledger's relay and proves the tenant; `run` ends by
 * settling the work in the ledger.
 */
export function toFunction<Name extends WorkName>(
  client: Inngest,
  handler: WorkHandler<Name>,
): InngestFunction.Any {
  const { id, work, concurrency, steps = 'repeated', onGivenUp } = handler;
  return client.createFunction(
    {
      id,
      triggers: [{ event: work }],
      retries: 3,
      // One run at a time for a piece of work, however often the ledger hands it over.
      singleton: { key: 'event.data.workId', mode: 'skip' },
      concurrency: [
        { limit: concurrency.perTenant, key: 'event.data.tenantId' },
        'total' in concurrency
          ? { limit: concurrency.total * env().inngest.processes }
          : { limit: concurrency.each, key: `event.data.${concurrency.per}` },
      ],
      onFailure: async ({ event, error }) => {
        const failed: { data?: unknown } = event.data.event;
        await onGivenUp(jobOf(id, work, failed.data), tellError(error));
      },
    },
    async ({ event, step }) => {
      const remember: RunStep = async (name, body) =>
        (await step.run(name, () => withPlainErrors(id, body))) as Awaited<ReturnType<typeof body>>;
      const repeat: RunStep = (_, body) => withPlainErrors(id, body);
      const doStep = steps === 'remembered' ? remember : repeat;
      await runHandler(handler, event.data, doStep);
    },
  );
}

/** Does what an event's data say, as a part of the trace in which it was owed. */
export function runHandler<Name extends WorkName>(
  { id, work, run }: WorkHandler<Name>,
  data: unknown,
  doStep: RunStep,
): Promise<void> {
  const job = jobOf(id, work, data);
  const parent = carried.parse(data).trace;
  const attributes = { 'order_intake.tenant': job.ctx.tenantId, 'order_intake.work': job.workId };
  const runStep: RunStep = (name, body) => doStep(name, () => traced({ name: `${id} ${name}` }, body));
  return traced({ name: id, kind: 'consumer', parent, attributes }, () => run(job, runStep));
}
const carried = z.object({ trace: z.string().optional().catch(undefined) });

/** The executor logs, keeps and hands back what a step throws; of a failed query that would be customers' data. */
async function withPlainErrors<T>(functionId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await measure(instruments().functions, work, (result) => ({
      ...{ function: functionId, outcome: okOrFailed(result) },
    }));
  } catch (error) {
    logger().error({ err: error, functionId }, 'a step of a function failed');
    throw new Error(tellError(error));
  }
}

/** An event as a job: its data proves the tenant. Throws when it was not made by the relay. */
export function jobOf<Name extends WorkName>(functionId: string, work: Name, data: unknown): Job<Name> {
  const { workId, tenantId } = owner.parse(data);
  const payload = workPayloads[work].parse(data) as WorkPayload<Name>;
  const ctx: Context = {
    tenantId: mintTenantId(tenantId),
    actor: { kind: 'system', name: functionId },
    requestId: `work-${workId}`,
  };
  return { ...payload, ctx, workId };
}
