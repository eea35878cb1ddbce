import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { amountField, proseField, quantityField, textField, uuidField } from '../http/fields';
import { fullOrder } from '../orders/answers';
import { headChanges } from '../orders/head-changes';
import { orderStatuses } from '../orders/status';

const customer = z.union(
  [
    z.strictObject({ id: uuidField }),
    z.strictObject({ phoneNumber: textField(3, 32) }),
    z.strictObject({ erpCustomerId: textField(1, 64) }),
  ],
  'Name the customer by exactly one of id, phoneNumber, erpCustomerId.',
);

const line = z.strictObject({
  code: textField(1, 128).describe(
    'The customer’s own code, a SKU, a barcode or a taught phrase, looked up in this order.',
  ),
  quantity: quantityField,
  unit: textField(1, 16)
    .optional()
    .describe(
      'Such as `case`, `dozen`, or a code of UN/ECE Rec. 20 and 21 or of X12; the product’s own selling unit unless given. One that is not understood, or may be two, is a warning.',
    ),
  unitPrice: amountField
    .optional()
    .describe('What the buyer expects to pay for one. Shown to the clerk; prices stay those of the tenant.'),
});

const submitted = z.object({
  success: z.literal(true),
  orderId: uuidField,
  status: z.enum(orderStatuses),
  externalId: z.string().nullable(),
  /** For those who may read orders (`orders:read`). */
  order: fullOrder.optional(),
  /** The order was there already, under this externalId. */
  idempotent: z.literal(true).optional(),
});

export const submitOrderEndpoint = endpoint({
  method: 'POST',
  path: '/api/orders',
  permission: 'orders:write',
  summary:
    'Send an order: text to be read, lines by code, or both. It is read, matched and reviewed like any message. The same externalId makes one order, whenever it is sent',
  body: z
    .strictObject({
      externalId: textField(1, 128)
        .optional()
        .describe('Your own id of the order; makes a repeat safe for good.'),
      customer: customer.describe(
        'Whose order it is. An unknown phone number becomes a new, unverified customer, as with a message.',
      ),
      text: proseField(1, 65_536).optional().describe('As the customer wrote it.'),
      lines: z.array(line).min(1).max(500).optional(),
      head: headChanges
        .optional()
        .describe('What is said of the order as a whole; reading the text leaves it alone.'),
      notes: proseField(1, 2_000).optional().describe('For the clerks; the customer is not shown it.'),
    })
    .refine(({ text, lines }) => text !== undefined || lines !== undefined, {
      message: 'Send text, lines, or both.',
      path: ['text'],
    }),
  answers: {
    201: submitted,
    200: submitted,
    202: z.object({
      success: z.literal(true),
      status: z.literal('QUEUED'),
      externalId: z.string().nullable(),
      messageId: uuidField,
    }),
  },
  errors: ['not_found', 'external_id_reused', 'customer_merged', 'customer_erased'],
  example: {
    body: {
      externalId: 'shop-10042',
      customer: { phoneNumber: '082 555 0142' },
      lines: [{ code: 'BEV-0012', quantity: 24 }],
      head: { poNumber: '4471' },
    },
  },
});
