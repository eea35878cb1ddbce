import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { textField, uuidField } from '../http/fields';

const phrase = z.strictObject({
  /** A phrase as they say it, or a code of their own. */
  kind: z.enum(['ALIAS', 'CODE']),
  customerId: uuidField,
  productId: uuidField,
  text: textField(1, 200),
});
export type PhraseChoice = z.output<typeof phrase>;

export const proposedPhrase = z.object({
  ...phrase.shape,
  customerName: z.string(),
  sku: z.string(),
  productName: z.string(),
  /** Orders of the customer in which it stood beside this product. */
  times: z.int(),
  /** Orders in which it stood beside another. */
  otherwise: z.int(),
  lastOrderedOn: z.iso.date(),
});
export type ProposedPhrase = z.output<typeof proposedPhrase>;

/** What is shown at once, and what can be taken at once. */
export const mostPhrases = 200;
const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';

export const listPhrasesEndpoint = endpoint({
  method: 'GET',
  path: '/api/phrases',
  permission: 'customers:read',
  summary:
    'What customers call products in the imported history and was not taught yet, the best proved first',
  answers: { 200: z.object({ phrases: z.array(proposedPhrase), hasMore: z.boolean() }) },
  example: {},
});

export const takePhrasesEndpoint = endpoint({
  method: 'POST',
  path: '/api/phrases/take',
  permission: 'aliases:write',
  summary: 'Teach phrases and customers’ codes that the imported history proves; others are left out',
  body: z.strictObject({ phrases: z.array(phrase).min(1).max(mostPhrases) }),
  answers: { 200: z.object({ taken: z.int(), leftOut: z.int() }) },
  example: {
    body: {
      phrases: [{ kind: 'ALIAS', customerId: exampleId, productId: exampleId, text: 'brown bread' }],
    },
  },
});
