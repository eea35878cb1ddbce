import { z } from 'zod';

/** The event that tells of a run that failed for good; `onFailure` handlers are functions it triggers. */
export const functionFailedEvent = 'inngest/function.failed';

/** An event as an app sends it (Inngest SDK specification, 1.3.4). Other members travel along untouched. */
const sentEventSchema = z.looseObject({
  name: z.string().min(1).max(256),
  id: z.string().max(256).nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  ts: z.number().nullish(),
});

const mostEventsPerRequest = 5000;

export const sentEventsSchema = z.union([
  z.array(sentEventSchema).max(mostEventsPerRequest),
  sentEventSchema.transform((event) => [event]),
]);

export type SentEvent = z.infer<typeof sentEventSchema>;

/** An accepted event, as functions get it. */
export type RunEvent = { id: string; name: string; data: Record<string, unknown>; ts: number };

const concurrencySchema = z.strictObject({
  limit: z.number().int().min(0),
  key: z.string().optional(),
  scope: z.string().optional(),
});

/** A function's configuration as the SDK reports it; members not named here are features the executor lacks. */
export const functionConfigSchema = z.looseObject({
  id: z.string().min(1),
  name: z.string().optional(),
  triggers: z.array(z.looseObject({ event: z.string().optional(), expression: z.string().optional() })),
  steps: z.object({
    step: z.object({
      runtime: z.object({ type: z.string() }),
      retries: z.object({ attempts: z.number().int().min(0).max(30).optional() }).optional(),
    }),
  }),
  concurrency: z
    .union([z.number().int().min(0), concurrencySchema, z.array(concurrencySchema)])
    .optional()
    .transform((given) =>
      [given ?? []].flat().map((one) => (typeof one === 'number' ? { limit: one } : one)),
    ),
  singleton: z.object({ mode: z.string(), key: z.string().optional() }).nullish(),
});

export type FunctionConfig = z.infer<typeof functionConfigSchema>;

/** What an app sends to `/fn/register` (Inngest SDK specification, 4.3.2), as far as it is used here. */
export const registrationSchema = z.looseObject({
  appName: z.string().min(1),
  deployId: z.string().optional(),
  url: z.string().optional(),
  functions: z.array(z.unknown()),
});

/** One step in an answer 206 (Inngest SDK specification, 5.1.1). */
const stepReportSchema = z.looseObject({
  id: z.string().min(1),
  op: z.string(),
  name: z.string().nullish(),
  displayName: z.string().nullish(),
  data: z.unknown().optional(),
  error: z.unknown().optional(),
  opts: z.looseObject({ duration: z.string().optional(), parallelMode: z.string().optional() }).nullish(),
});

export const stepReportsSchema = z.array(stepReportSchema);

export type StepReport = z.infer<typeof stepReportSchema>;

/** A failure as the SDK writes and reads it. */
export type RunError = {
  name: string;
  message: string;
  stack?: string | undefined;
  [member: string]: unknown;
};
