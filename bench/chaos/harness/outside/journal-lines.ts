import { z } from 'zod';

const at = z.number();

/** What the ERP writes down: every call to post an order, and every booking; `at` is the time in ms since 1970. */
export const erpLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('post'),
    at,
    site: z.string(),
    order: z.string(),
    /** The fault that this call met, in words. */
    fault: z.string(),
  }),
  z.object({ kind: z.literal('booking'), at, site: z.string(), order: z.string(), reference: z.string() }),
]);

/** A message to a customer that the platform took. */
export const platformLine = z.object({ at, from: z.string(), to: z.string(), body: z.string() });

/** A call that a receiver got; `content` is the SHA-256 of the bytes. */
export const receiverLine = z.object({
  at,
  path: z.string(),
  deliveryId: z.string(),
  eventId: z.string(),
  attempt: z.number(),
  content: z.string(),
});
