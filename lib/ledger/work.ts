import { z } from 'zod';

/**
 * Every kind of work that can be owed, with what it carries. The name is the Inngest event's; adding a kind
 * means adding it here and a function under inngest/functions that ends by settling it.
 */
export const workPayloads = {
  'message/received': z.object({ messageId: z.uuid() }),
  /** A message that turned out to be a voice note: the same work from then on, under this name. */
  'voice/received': z.object({ messageId: z.uuid() }),
  'attachment/due': z.object({ attachmentId: z.uuid() }),
  'order/approved': z.object({ orderId: z.uuid() }),
  'event/recorded': z.object({ eventId: z.uuid() }),
  /** Work that was owed before endpoints had room of their own does not name its endpoint. */
  'webhook/delivery.due': z.object({ deliveryId: z.uuid(), endpointId: z.uuid().optional() }),
  /** Recordings and files, by their keys in the store, that belong to nothing any more. */
  'recordings/unwanted': z.object({ keys: z.array(z.string()) }),
  /** An import is to be checked, committed or undone, as its status says. */
  'import/due': z.object({ importId: z.uuid() }),
  /** The customer of an order has been quiet for the tenant's time: they may be asked what is in doubt. */
  'order/quiet': z.object({ orderId: z.uuid() }),
  /** A tenant keeps recordings or texts for some days only, and a day has passed. */
  'retention/due': z.object({}),
  /** A tenant has it read every night what its ERP has, and a night has passed. */
  'erp/read.due': z.object({ target: z.enum(['products', 'customers']) }),
  'notification/due': z.object({ notificationId: z.uuid() }),
} as const;

export type WorkName = keyof typeof workPayloads;
export type WorkPayload<Name extends WorkName> = z.output<(typeof workPayloads)[Name]>;
