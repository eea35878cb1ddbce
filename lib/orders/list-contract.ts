import { z } from 'zod';
import { messageKinds } from '../conversation/kind';
import { endpoint } from '../http/endpoint';
import {
  cursorQuery,
  fieldsQuery,
  pageAnswer,
  pageQuery,
  searchedAnswer,
  searchField,
  textField,
  uuidField,
} from '../http/fields';
import { listedOrder } from './answers';
import { orderChannels } from './channels';
import { correctionCauses } from './correction-causes';
import { orderSorts } from './order-sorts';
import { closings, orderStatuses } from './status';

const someMoment = z.iso.datetime({ offset: true }).optional();

export const listOrdersEndpoint = endpoint({
  method: 'GET',
  path: '/api/orders',
  permission: 'orders:read',
  summary: 'List orders, newest first',
  query: z.strictObject({
    status: z.enum(orderStatuses).optional(),
    search: searchField,
    customer: uuidField.optional(),
    /** A product's id: only orders that have a line of it. */
    product: uuidField.optional(),
    /** What the message is. */
    kind: z.enum(messageKinds).optional(),
    /** `NOT_AN_ORDER`: messages that were put aside; `MERGED`: changes that were made in another order. */
    closedAs: z.enum(closings).optional(),
    /** `true`: only orders that a person should look up in the ERP, because nobody knows whether it has them. */
    inDoubt: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    /** Only orders about which a person has something to settle. */
    openTasks: z
      .literal('true')
      .transform(() => true as const)
      .optional(),
    snoozed: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional()
      .describe('`true`: only orders that are put off; `false`: none of them.'),
    /** A location's id or code. */
    location: textField(1, 64).optional(),
    externalId: textField(1, 128).optional(),
    createdFrom: someMoment.describe('Received at this moment or later.'),
    createdTo: someMoment.describe('Received before this moment.'),
    approvedFrom: z.iso.date().optional().describe('Approved on this day of the tenant or later.'),
    approvedTo: z.iso.date().optional().describe('Approved on this day of the tenant or before.'),
    touched: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional()
      .describe(
        'Of approved orders: `true` where a person had edited, added or removed a line, `false` where nobody had.',
      ),
    corrected: z
      .enum(correctionCauses)
      .optional()
      .describe(
        'Where a person made such a correction: `UNMATCHED` gave a product to a line that had none, `PRODUCT` another one, `QUANTITY` another quantity or unit; `ADDED` and `REMOVED` lines; `HEAD` changed a date, place or number.',
      ),
    correctedFrom: z.iso
      .date()
      .optional()
      .describe('With a correction (`corrected`, or any) made on this day of the tenant or later.'),
    correctedTo: z.iso
      .date()
      .optional()
      .describe('With a correction made on this day of the tenant or before.'),
    channel: z.enum(orderChannels).optional().describe('How it came in.'),
    updatedSince: someMoment.describe('Changed at this moment or later.'),
    sort: z.enum(orderSorts).optional().describe('`-` is newest first; `-createdAt` unless given.'),
    fields: fieldsQuery(Object.keys(listedOrder.shape)),
    ...cursorQuery,
    ...pageQuery,
  }),
  answers: {
    200: z.object({
      orders: z.array(listedOrder),
      ...pageAnswer,
      ...searchedAnswer,
      nextCursor: z
        .string()
        .nullable()
        .describe(
          'What to ask with as `cursor` for the next page, also after a search that looked at no more; null on the last.',
        ),
    }),
  },
  paged: true,
  selects: 'orders',
  example: { query: { status: 'PENDING_REVIEW', limit: '20' } },
});
