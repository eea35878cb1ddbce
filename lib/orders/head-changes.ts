import { z } from 'zod';
import { proseField, textField, uuidField } from '../http/fields';

const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'A time such as 08:30.');

const window = z
  .strictObject({ from: timeOfDay.nullable(), to: timeOfDay.nullable() })
  .refine(({ from, to }) => from !== null || to !== null, 'Say from when, until when, or both.')
  .refine(
    ({ from, to }) => from === null || to === null || from < to,
    'The hours end before they begin: `to` must be later than `from`.',
  );

const contact = z
  .strictObject({ name: textField(1, 120).nullable(), phone: textField(3, 32).nullable() })
  .refine(({ name, phone }) => name !== null || phone !== null, 'Give a name, a number, or both.');

/** What a person may set of an order's head; null empties a part. */
export const headChanges = z
  .strictObject({
    /** The customer's own number of the order. */
    poNumber: textField(1, 64).nullable(),
    /** `YYYY-MM-DD`, today or later in the tenant's zone. */
    requestedDate: z.iso.date('A day that the calendar has, such as 2030-12-05.').nullable(),
    window: window.nullable(),
    /** One of the customer's branches, or a place in words. */
    shipTo: z
      .union([z.strictObject({ branchId: uuidField }), z.strictObject({ text: textField(1, 300) })])
      .nullable(),
    instructions: proseField(1, 1_000).nullable(),
    contact: contact.nullable(),
    delivery: z.enum(['DELIVER', 'COLLECT']).nullable(),
    urgent: z.boolean().nullable(),
  })
  .partial();
export type HeadChanges = z.output<typeof headChanges>;
