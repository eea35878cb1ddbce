import { z } from 'zod';
import { uuidField } from '../http/fields';
import { sentenceField } from '../http/sentence-field';
import { type HeadFieldName, headFields } from './head-fields';

/** What is odd about a part of a head. `code` is stable, `message` is for reading. */
const headDoubt = z.object({ code: z.string(), message: sentenceField });

/** A part of a head as it was read, or as a person set it: then it has no place in the text and no doubts. */
const partOf = <Value extends z.ZodType>(value: Value) =>
  z.object({
    value,
    /** 0 to 1. */
    confidence: z.number(),
    /** UTF-16 offsets in the order's text; null for what a person set. Of instructions, those of the first. */
    span: z.object({ start: z.int(), end: z.int() }).nullable(),
    /** What in the message says so, or who set it. */
    reason: z.string(),
    doubts: z.array(headDoubt),
    setByPerson: z.boolean(),
  });

export const timeWindow = z.object({
  /** `HH:MM` on a clock of 24 hours; null where that side is open. */
  from: z.string().nullable(),
  to: z.string().nullable(),
});

const shipTo = z.object({ branchId: uuidField.nullable(), text: z.string() });
const contact = z.object({ name: z.string().nullable(), phone: z.string().nullable() });

const poNumberPart = partOf(z.string());
const requestedDatePart = partOf(
  /** `YYYY-MM-DD` in the tenant's zone; null for a day that no calendar has, or where only days are refused. */
  z.string().nullable(),
).extend({
  /** The other day that the words may mean. */
  alternative: z.string().nullable(),
  /** Not on the day but from it on. */
  notBefore: z.boolean(),
});
const windowPart = partOf(timeWindow);
const shipToPart = partOf(shipTo);
const instructionsPart = partOf(z.string());
const contactPart = partOf(contact);
const deliveryPart = partOf(z.enum(['DELIVER', 'COLLECT']));
const urgentPart = partOf(z.boolean());

/** What an order says as a whole; each part is null where nothing is said. */
export const orderHead = z.object({
  poNumber: poNumberPart.nullable(),
  requestedDate: requestedDatePart.nullable(),
  window: windowPart.nullable(),
  shipTo: shipToPart
    .extend({
      /** The branch as it is now; null for another place, or one that is gone. */
      branch: z
        .object({
          id: uuidField,
          code: z.string().nullable(),
          name: z.string(),
          address: z.string().nullable(),
        })
        .nullable(),
    })
    .nullable(),
  instructions: instructionsPart.nullable(),
  contact: contactPart.nullable(),
  delivery: deliveryPart.nullable(),
  urgent: urgentPart.nullable(),
});
export type OrderHeadView = z.output<typeof orderHead>;
export type HeadBranch = NonNullable<NonNullable<OrderHeadView['shipTo']>['branch']>;

/** A head as paper and other systems get it: its values alone. Days are `YYYY-MM-DD`, times `HH:MM`. */
export const plainHead = z.object({
  poNumber: z.string().nullable(),
  requestedDate: z.string().nullable(),
  /** Not on the day but from it on. */
  notBefore: z.boolean(),
  windowFrom: z.string().nullable(),
  windowTo: z.string().nullable(),
  /** The branch's name, or the place in the customer's words. */
  shipTo: z.string().nullable(),
  branchCode: z.string().nullable(),
  address: z.string().nullable(),
  instructions: z.string().nullable(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  delivery: z.enum(['DELIVER', 'COLLECT']).nullable(),
  urgent: z.boolean(),
});
export type PlainHead = z.output<typeof plainHead>;

export function plainHeadOf({ shipTo, requestedDate, window, contact, ...head }: OrderHeadView): PlainHead {
  return {
    poNumber: head.poNumber?.value ?? null,
    requestedDate: requestedDate?.value ?? null,
    notBefore: requestedDate?.notBefore ?? false,
    windowFrom: window?.value.from ?? null,
    windowTo: window?.value.to ?? null,
    shipTo: shipTo?.branch?.name ?? shipTo?.value.text ?? null,
    branchCode: shipTo?.branch?.code ?? null,
    address: shipTo?.branch?.address ?? null,
    instructions: head.instructions?.value ?? null,
    contactName: contact?.value.name ?? null,
    contactPhone: contact?.value.phone ?? null,
    delivery: head.delivery?.value ?? null,
    urgent: head.urgent?.value ?? false,
  };
}

/** What a part says was emptied by a person: reading again leaves it empty. */
export interface EmptiedPart {
  value: null;
  setByPerson: true;
  emptied: true;
}

type Stored<Part extends z.ZodType> = z.output<Part> | EmptiedPart | null;

/** A head as it lies on the order's row. */
export interface StoredHead {
  poNumber: Stored<typeof poNumberPart>;
  requestedDate: Stored<typeof requestedDatePart>;
  window: Stored<typeof windowPart>;
  shipTo: Stored<typeof shipToPart>;
  instructions: Stored<typeof instructionsPart>;
  contact: Stored<typeof contactPart>;
  delivery: Stored<typeof deliveryPart>;
  urgent: Stored<typeof urgentPart>;
}

export const emptyHead: StoredHead = {
  poNumber: null,
  requestedDate: null,
  window: null,
  shipTo: null,
  instructions: null,
  contact: null,
  delivery: null,
  urgent: null,
};

/** Doubts that a person is to settle before the order goes; the others are only told. */
const pressing = [
  'past',
  'no-such-day',
  'other-day',
  'not-then',
  'or-earlier',
  'feast',
  'backwards',
  'too-long',
  'two-numbers',
  'two-places',
  'not-there',
  'named-too',
  'in-talk',
  'place-unknown',
  'after-cut-off',
  'no-delivery-day',
];

/** The parts of a head that a person is to look at; what a person has set was looked at, and is only told of. */
export function doubtedParts(head: Pick<OrderHeadView, HeadFieldName> | null): HeadFieldName[] {
  if (!head) return [];
  return headFields.filter((field) => {
    const part = head[field];
    return part && !part.setByPerson && part.doubts.some(({ code }) => pressing.includes(code));
  });
}
