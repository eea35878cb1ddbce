import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import {
  changesQuery,
  cursorAnswer,
  momentField,
  pageAnswer,
  pageQuery,
  searchedAnswer,
  searchField,
  textField,
  uuidField,
} from '../http/fields';
import { sentenceField } from '../http/sentence-field';
import { creditStatuses } from './credit-status';
import { identityKinds } from './identity';
import { languageCode } from './language';
import { isVisible } from './read-name';
import { verifications } from './verification';

export const customerAnswer = z.object({
  id: uuidField,
  name: z.string(),
  phoneNumber: z.string().nullable(),
  erpCustomerId: z.string().nullable(),
  priceTier: z.string(),
  creditStatus: z.enum(creditStatuses),
  /** UNVERIFIED: a sender nobody has confirmed as a customer yet. */
  verification: z.enum(verifications),
  /** An order of theirs is not approved without the customer's own number. */
  poNumberRequired: z.boolean(),
  /** The one that the customer is written to in; null: the one that they write in, as far as there are texts for it. */
  language: z.string().nullable(),
  /** When who they were was erased; what is left is nobody. */
  erasedAt: momentField.nullable(),
  /** Goes up with each change; sent back in `If-Match`, it keeps a change from being made on an older state. */
  version: z.int(),
});
export type Customer = z.output<typeof customerAnswer>;

/** A customer in a list. */
export const listedCustomer = customerAnswer.extend({ updatedAt: momentField });

export const identityAnswer = z.object({
  id: uuidField,
  kind: z.enum(identityKinds),
  /** E.164, or the messaging platform's id of a user. */
  value: z.string(),
  label: z.string(),
  /** Messages to the customer go to the main number, or else to the main id. */
  isMain: z.boolean(),
  /** Of somebody who orders for several customers: each of them has it, and whose an order is has to be chosen. */
  isRepresentative: z.boolean(),
});
export type Identity = z.output<typeof identityAnswer>;

const fields = {
  /** In any common form, with whatever invisible characters it was copied with; stored as E.164. */
  phoneNumber: textField(3, 64),
  name: textField(1, 200).refine(isVisible, 'Nothing of it can be seen.'),
  erpCustomerId: textField(1, 64).nullable(),
  priceTier: textField(1, 64),
  creditStatus: z.enum(creditStatuses),
  /** Says that another customer may have the same ERP account, as branches do that are billed together. */
  shareErpAccount: z.boolean().default(false),
  poNumberRequired: z.boolean(),
  /** A language code such as `pt`; null: as the customer writes. */
  language: z.string().toLowerCase().regex(languageCode, 'A language code, such as pt.').nullable(),
};

const customerParams = z.strictObject({ id: uuidField });
const exampleId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';

export const listCustomersEndpoint = endpoint({
  method: 'GET',
  path: '/api/customers',
  permission: 'customers:read',
  summary: 'List customers by name; each word of the search is part of the name, phone or ERP account',
  query: z.strictObject({
    search: searchField,
    creditStatus: fields.creditStatus.optional(),
    ...changesQuery('name'),
    ...pageQuery,
  }),
  answers: {
    200: z.object({ customers: z.array(listedCustomer), ...pageAnswer, ...searchedAnswer, ...cursorAnswer }),
  },
  paged: true,
  example: { query: { creditStatus: 'HOLD' } },
});

export const createCustomerEndpoint = endpoint({
  method: 'POST',
  path: '/api/customers',
  permission: 'customers:write',
  summary: 'Add a customer',
  body: z.strictObject({
    phoneNumber: fields.phoneNumber,
    name: fields.name,
    erpCustomerId: fields.erpCustomerId.default(null),
    priceTier: fields.priceTier.default('STANDARD'),
    creditStatus: fields.creditStatus.default('ACTIVE'),
    shareErpAccount: fields.shareErpAccount,
    language: fields.language.default(null),
  }),
  answers: { 201: customerAnswer },
  errors: ['phone_taken', 'erp_account_taken'],
  example: { body: { phoneNumber: '082 555 0142', name: 'Sunrise Spaza', erpCustomerId: 'SUN001' } },
});

export const getCustomerEndpoint = endpoint({
  method: 'GET',
  path: '/api/customers/:id',
  permission: 'customers:read',
  summary: 'One customer',
  params: customerParams,
  answers: { 200: customerAnswer },
  example: { params: { id: exampleId } },
});

export const updateCustomerEndpoint = endpoint({
  method: 'PUT',
  path: '/api/customers/:id',
  permission: 'customers:write',
  summary:
    'Change fields of a customer; those left out stay. A name or ERP account also confirms a sender nobody knew',
  params: customerParams,
  body: z
    .strictObject({
      phoneNumber: fields.phoneNumber,
      name: fields.name,
      erpCustomerId: fields.erpCustomerId,
      priceTier: fields.priceTier,
      shareErpAccount: z.boolean(),
      poNumberRequired: fields.poNumberRequired,
      language: fields.language,
    })
    .partial(),
  answers: { 200: customerAnswer },
  errors: ['phone_taken', 'erp_account_taken', 'customer_changed', 'customer_merged', 'customer_erased'],
  example: { params: { id: exampleId }, body: { erpCustomerId: 'SUN001' } },
});

export const setCreditStatusEndpoint = endpoint({
  method: 'PUT',
  path: '/api/customers/:id/credit-status',
  permission: 'customers:credit',
  summary: 'Put a customer on credit hold, or release it',
  params: customerParams,
  body: z.strictObject({ creditStatus: fields.creditStatus }),
  answers: { 200: customerAnswer },
  errors: ['customer_changed', 'customer_merged', 'customer_erased'],
  example: { params: { id: exampleId }, body: { creditStatus: 'HOLD' } },
});

export const verifyCustomerEndpoint = endpoint({
  method: 'POST',
  path: '/api/customers/:id/verify',
  permission: 'customers:write',
  summary:
    'Confirm that a sender nobody knew is a customer; their orders can then be approved without asking',
  params: customerParams,
  answers: { 200: customerAnswer },
  errors: ['customer_changed', 'customer_erased'],
  example: { params: { id: exampleId } },
});

const likelyCustomer = z.object({
  customer: customerAnswer,
  /** 0 to 1. */
  score: z.number(),
  /** As in “number differs in one digit”, the weightiest first. */
  reasons: z.array(sentenceField),
});
export type LikelyCustomer = z.output<typeof likelyCustomer>;

export const listLikelyCustomersEndpoint = endpoint({
  method: 'GET',
  path: '/api/customers/:id/likely',
  permission: 'customers:read',
  summary: 'At most five customers whom this one may be in truth, the likeliest first, with reasons',
  params: customerParams,
  answers: { 200: z.object({ likely: z.array(likelyCustomer) }) },
  example: { params: { id: exampleId } },
});
