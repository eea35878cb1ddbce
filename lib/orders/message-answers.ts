import { z } from 'zod';
import { messageKinds } from '../conversation/kind';
import { momentField, uuidField } from '../http/fields';
import { sentenceField } from '../http/sentence-field';
import { closings } from './status';

/** How the message was sent, and what became of it since. */
export const sending = {
  /** When the customer sent it, by the platform's word; `createdAt` is when it came. */
  sentAt: momentField.nullable(),
  /** The group it was sent in. */
  groupName: z.string().nullable(),
  /** The earlier message that it answers, as that read then. */
  quote: z
    .object({
      author: z.enum(['CUSTOMER', 'SERVICE']).nullable(),
      text: z.string().nullable(),
      orderId: uuidField.nullable(),
    })
    .nullable(),
  editedAt: momentField.nullable(),
  deletedByCustomerAt: momentField.nullable(),
  /** When its words were removed: the customer was erased, or they were kept long enough. */
  wordsRemovedAt: momentField.nullable(),
};

/** What the message is, and what became of one that is no order of its own. */
export const kindOfOrder = {
  /** Null until it is read. */
  kind: z.enum(messageKinds).nullable(),
  /** How often such a message is told right, 0 to 1. */
  kindConfidence: z.number().nullable(),
  kindReason: sentenceField.nullable(),
  /** Why it is CANCELLED without a rejection. */
  closedAs: z.enum(closings).nullable(),
  /** The order that it changed. */
  mergedInto: uuidField.nullable(),
  /** The order, gone to the ERP before, besides which these goods were asked for. */
  addsTo: uuidField.nullable(),
};
