import { z } from 'zod';
import type { LineDecision } from '../decision';

/** See lib/decision.ts. */
export const lineDecision = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('which'),
    what: z.string(),
    apart: z.enum(['size', 'name']),
    count: z.int(),
  }),
  z.object({ kind: z.literal('either'), among: z.array(z.string()) }),
  z.object({ kind: z.literal('instead'), asked: z.string(), found: z.string() }),
  z.object({ kind: z.literal('missing'), words: z.string() }),
  z.object({ kind: z.literal('read_as'), written: z.string(), as: z.string() }),
  z.object({ kind: z.literal('pack'), pieces: z.int() }),
  z.object({ kind: z.literal('no_size') }),
  z.object({ kind: z.literal('no_quantity') }),
  z.object({ kind: z.literal('quantity') }),
  z.object({ kind: z.literal('repeated') }),
  z.object({ kind: z.literal('ordered') }),
  z.object({ kind: z.literal('sure') }),
]) satisfies z.ZodType<LineDecision>;
