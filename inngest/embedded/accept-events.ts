import { createHash, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { EventMemory } from './event-memory';
import type { RunEvent, SentEvent } from './protocol';
import { functionFailedEvent, sentEventsSchema } from './protocol';
import type { Registry } from './registry';
import type { Reply } from './reply';
import { refuse } from './reply';
import type { Runs } from './runs';

type EventIntake = { registry: Registry; runs: Runs; memory: EventMemory; maxRuns: number };

/**
 * Takes one event or a list and starts the runs they trigger. Answers 200 with their ids; 503 while no function is
 * registered or too many runs are under way, so that the sender tries again rather than have an event lost.
 */
export function acceptEvents(intake: EventIntake, headers: IncomingHttpHeaders, body: unknown): Reply {
  const sent = sentEventsSchema.safeParse(body);
  if (!sent.success)
    return refuse(400, `The events are not valid: ${sent.error.issues[0]?.message ?? 'no event'}.`);
  if (sent.data.some((event) => event.name === functionFailedEvent)) {
    return refuse(400, `Only the executor sends "${functionFailedEvent}".`);
  }
  if (intake.registry.functionCount === 0) return refuse(503, 'No functions are registered yet.');
  if (intake.runs.size >= intake.maxRuns)
    return refuse(503, `${intake.runs.size} runs are under way, the most allowed.`);

  const seed = seedOf(headers);
  const events = sent.data.map((event, index) => toRunEvent(event, index, seed));
  for (const event of events) startOnce(intake, event);
  return { status: 200, body: { ids: events.map((event) => event.id), status: 200 } };
}

function startOnce({ runs, memory }: EventIntake, event: RunEvent): void {
  const now = Date.now();
  if (memory.has(event.id, now)) return;
  // What nothing listened to may be sent again once something does.
  if (runs.trigger(event) > 0) memory.add(event.id, now);
}

function toRunEvent(sent: SentEvent, index: number, seed: string | undefined): RunEvent {
  const { id, name, data, ts, ...others } = sent;
  return {
    ...others,
    id: id || unnamedEventId(name, index, seed),
    name,
    data: data ?? {},
    ts: ts ?? Date.now(),
  };
}

/**
 * What the ids of unnamed events follow from, so that events sent again are known again: for a `step.sendEvent` the trace
 * context of its call (see call-request), else the seed that the SDK repeats when it repeats a request.
 */
function seedOf(headers: IncomingHttpHeaders): string | undefined {
  return headers.traceparent?.toString() ?? headers['x-inngest-event-id-seed']?.toString();
}

function unnamedEventId(name: string, index: number, seed: string | undefined): string {
  if (seed === undefined) return randomUUID();
  return createHash('sha256')
    .update(JSON.stringify([seed, index, name]))
    .digest('hex')
    .slice(0, 32);
}
