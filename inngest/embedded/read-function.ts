import type { EventCondition, EventPath } from './expression';
import { parseEventCondition, parseEventPath } from './expression';
import type { FunctionConfig } from './protocol';
import { functionConfigSchema } from './protocol';

/** A function the executor can run. */
export type AppFunction = {
  id: string;
  maxAttempts: number;
  triggers: { eventName: string; condition: EventCondition | undefined }[];
  concurrency: { limit: number; keyPath: EventPath | undefined }[];
  /** At most one run at a time for each value at the path; undefined where runs do not exclude each other. */
  singleton: { keyPath: EventPath | undefined } | undefined;
};

/** Inngest's own default: four retries after the first attempt. */
const defaultRetries = 4;

const supportedMembers = new Set(['id', 'name', 'triggers', 'steps', 'concurrency', 'singleton']);

/**
 * Reads one function's configuration. What it asks for and the executor does not implement comes back as faults, each a
 * sentence that names the function and the feature: better refused at the start than ignored later.
 */
export function readFunction(
  raw: unknown,
): { fn: AppFunction; faults: string[] } | { fn: undefined; faults: string[] } {
  const parsed = functionConfigSchema.safeParse(raw);
  if (!parsed.success) {
    const where = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    return { fn: undefined, faults: [`A function's configuration is not understood (${where}).`] };
  }
  const config = parsed.data;
  const faults = [
    ...memberFaults(config),
    ...triggerFaults(config),
    ...concurrencyFaults(config),
    ...singletonFaults(config),
  ].map(
    (feature) => `Function "${config.id}" uses ${feature}, which the embedded executor does not implement.`,
  );
  return { fn: toAppFunction(config), faults };
}

function memberFaults(config: FunctionConfig): string[] {
  const features = Object.entries(config)
    .filter(([member, value]) => !supportedMembers.has(member) && value !== undefined && value !== null)
    .map(([member]) => (member === 'cancel' ? 'cancelOn' : member));
  return config.steps.step.runtime.type === 'http'
    ? features
    : [...features, 'connect (functions not called over HTTP)'];
}

function triggerFaults(config: FunctionConfig): string[] {
  return config.triggers.flatMap(({ event, expression }) => {
    if (event === undefined) return ['a cron trigger'];
    if (event.includes('*')) return [`the event pattern "${event}"`];
    if (expression !== undefined && !parseEventCondition(expression))
      return [`the trigger condition "${expression}"`];
    return [];
  });
}

function concurrencyFaults(config: FunctionConfig): string[] {
  return config.concurrency.flatMap(({ key, scope }) => {
    if (scope !== undefined && scope !== 'fn') return [`concurrency with the scope "${scope}"`];
    if (key !== undefined && !parseEventPath(key)) return [`the concurrency key "${key}"`];
    return [];
  });
}

function singletonFaults({ singleton }: FunctionConfig): string[] {
  if (!singleton) return [];
  const { mode, key } = singleton;
  if (mode !== 'skip') return [`singleton with the mode "${mode}"`];
  return key !== undefined && !parseEventPath(key) ? [`the singleton key "${key}"`] : [];
}

function toAppFunction(config: FunctionConfig): AppFunction {
  return {
    id: config.id,
    maxAttempts: (config.steps.step.retries?.attempts ?? defaultRetries) + 1,
    triggers: config.triggers.flatMap(({ event, expression }) =>
      event === undefined
        ? []
        : [
            {
              eventName: event,
              condition: expression === undefined ? undefined : parseEventCondition(expression),
            },
          ],
    ),
    concurrency: config.concurrency
      // Inngest reads a limit of 0 as none.
      .filter(({ limit }) => limit > 0)
      .map(({ limit, key }) => ({ limit, keyPath: key === undefined ? undefined : parseEventPath(key) })),
    singleton: config.singleton
      ? { keyPath: config.singleton.key === undefined ? undefined : parseEventPath(config.singleton.key) }
      : undefined,
  };
}
