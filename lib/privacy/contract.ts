import { z } from 'zod';
import { customerAnswer } from '../customers/contract';
import { endpoint } from '../http/endpoint';
import { momentField, textField, uuidField } from '../http/fields';

const params = z.strictObject({ id: uuidField });
const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';

const personalData = z.object({
  shownAt: momentField,
  customer: customerAnswer,
  /** What is stored, row by row, under the names of the tables: who they are, what they wrote, what was made of it. */
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  /** Recordings, pictures and documents, and where the API gives them out. */
  files: z.array(z.object({ orderId: uuidField, path: z.string(), contentType: z.string().nullable() })),
});
export type PersonalData = z.output<typeof personalData>;

export const showPersonalDataEndpoint = endpoint({
  method: 'GET',
  path: '/api/customers/:id/personal-data',
  permission: 'customers:privacy',
  summary: 'Everything that is stored of a customer, as one document; that it was shown is recorded',
  params,
  answers: { 200: personalData },
  example: { params: { id: exampleId } },
});

export const eraseCustomerEndpoint = endpoint({
  method: 'POST',
  path: '/api/customers/:id/erase',
  permission: 'customers:privacy',
  summary:
    'Erase who a customer is and what they said, for good; their finished orders stay as figures. A later message starts anew',
  params,
  body: z.strictObject({
    /** The customer’s name as it is now, so that nobody is erased by a slip. */
    confirmName: textField(1, 200),
  }),
  answers: {
    200: z.object({
      success: z.literal(true),
      customer: customerAnswer,
      erased: z.object({
        orders: z.int(),
        messages: z.int(),
        phrases: z.int(),
        files: z.int(),
      }),
    }),
  },
  errors: ['customer_changed', 'customer_merged', 'customer_erased', 'customer_has_open_orders'],
  example: { params: { id: exampleId }, body: { confirmName: 'Sunrise Spaza' } },
});
