import { z } from 'zod';
import { readBackAnswers } from '../conversation/read-back-says';
import { momentField, uuidField } from '../http/fields';
import { sentenceField } from '../http/sentence-field';
import { orderTaskKinds } from './order-task';

/** A change that a later message asks for, until somebody takes or refuses it. */
export const proposal = z.object({
  id: uuidField,
  /** The line that it changes; null for goods to be added. */
  lineId: uuidField.nullable(),
  kind: z.enum(['SET_QUANTITY', 'SET_PRODUCT', 'ADD_LINE', 'REMOVE_LINE']),
  phrase: z.string(),
  /** Of `SET_PRODUCT`: the goods that the customer chose. */
  productName: z.string().nullable(),
  /** As the customer says it, in `unit`; null when the line is to go. */
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  /** The message that asks for it. */
  words: z.string(),
  askedAt: momentField,
});
export type Proposal = z.output<typeof proposal>;

/** What the customer was asked about the order, or about a line that it still has. */
export const question = z.object({
  id: uuidField,
  /** Null where the whole order was read back to them. */
  lineId: uuidField.nullable(),
  /** As it was sent. */
  words: z.string(),
  /** Null when the service asked by itself. */
  askedBy: z.string().nullable(),
  askedAt: momentField,
  /** What they answered, the last time; null while they have not. */
  answer: z.string().nullable(),
  /** What the answer to a read-back comes to. */
  says: z.enum(readBackAnswers).nullable(),
  answeredAt: momentField.nullable(),
});

/** Something about an order that only a person can settle. */
export const orderTask = z.object({
  id: uuidField,
  kind: z.enum(orderTaskKinds),
  message: sentenceField,
  /** The text of the customer's message before and after its change. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** Orders of which the customer means one, where a person has to say which. */
  choices: z.array(uuidField),
  createdAt: momentField,
});
export type OrderTask = z.output<typeof orderTask>;
