import type { z } from 'zod';
import type { Endpoint } from '../http/endpoint';
import { getOrderEndpoint } from '../orders/contract';
import { correctLineEndpoint, updateOrderEndpoint } from '../orders/edit-contract';
import { listOrdersEndpoint } from '../orders/list-contract';
import { proposeQuestionEndpoint } from '../orders/question-contract';
import { searchProductsEndpoint } from '../orders/search-contract';

/** Calls an endpoint as the caller themselves would, and gives its answer. Throws Refusal. */
export type CallEndpoint = (endpoint: Endpoint, args: Args, version?: number) => Promise<unknown>;
export type Args = Record<string, unknown>;

export interface Tool {
  name: string;
  title: string;
  /** What the model is told of it. */
  words: string;
  /** Whose params, query and body the arguments are, and whose permission it needs. */
  endpoint: Endpoint;
  /** The arguments that are offered; all of the endpoint's unless given. */
  only?: readonly string[];
  /** What it does beside calling its endpoint. */
  run?: (call: CallEndpoint, args: Args) => Promise<unknown>;
}

/**
 * What a program that speaks MCP may do: read, and prepare. No tool approves, rejects, splits, sends anything to a customer
 * or touches settings; an order goes to the ERP only when a person approves it.
 */
export const tools: readonly Tool[] = [
  {
    name: 'list_orders',
    title: 'List orders',
    words:
      'Orders, newest first. `status` PENDING_REVIEW are those that wait for a person. `fields` keeps the answer short, such as "status,customer,totalAmount,rawText"; `cursor` goes on.',
    endpoint: listOrdersEndpoint,
  },
  {
    name: 'get_order',
    title: 'Get an order',
    words: 'One order with the message, its lines, the candidates of each, its warnings, and its `version`.',
    endpoint: getOrderEndpoint,
  },
  {
    name: 'search_catalogue',
    title: 'Search the catalogue',
    words:
      'Products that a text may mean, the likeliest first; it may be misspelt, in another language or a code. With `order`, at its customer’s prices and in their words.',
    endpoint: searchProductsEndpoint,
  },
  {
    name: 'explain_line',
    title: 'Explain a line',
    words:
      'Why a line of an order is read as it is: the phrase, where it stands in the message, the product with confidence and reason, the other candidates, and what a person is to decide.',
    endpoint: { ...getOrderEndpoint, params: correctLineEndpoint.params },
    run: async (call, { lineId, ...args }) => {
      const order = (await call(getOrderEndpoint, args)) as z.output<(typeof getOrderEndpoint.answers)[200]>;
      const line = order.lines.find(({ id }) => id === String(lineId).toLowerCase());
      if (!line) throw new Refusal('not_found', 'The order has no such line.');
      const { rawText, status, version } = order;
      return { order: { id: order.id, status, version, rawText }, line };
    },
  },
  {
    name: 'correct_line',
    title: 'Correct a line',
    words:
      'Choose the product of a line of an order in review, by id or SKU, with quantity and unit. It approves nothing. With `version` of the order that you have seen, a change by somebody else in between is refused.',
    endpoint: correctLineEndpoint,
  },
  {
    name: 'add_note',
    title: 'Add a note',
    words: 'Write a note to an order, below the notes that stand there; people see it, customers do not.',
    endpoint: updateOrderEndpoint,
    only: ['id', 'notes'],
    run: async (call, { id, notes, ...others }) => {
      const order = (await call(getOrderEndpoint, { id })) as z.output<
        (typeof getOrderEndpoint.answers)[200]
      >;
      const both = typeof notes === 'string' && order.notes ? `${order.notes}\n${notes}` : notes;
      return call(updateOrderEndpoint, { ...others, id, notes: both }, order.version);
    },
  },
  {
    name: 'draft_question',
    title: 'Draft a question to the customer',
    words:
      'The question that would ask the customer what a line means, in their language, with numbered choices. Nothing is sent: a person sends it.',
    endpoint: proposeQuestionEndpoint,
  },
];

/** What a call of a tool is refused with; the words are the endpoint's own. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: string,
    detail: string,
    readonly errors: readonly unknown[] = [],
  ) {
    super(detail);
  }
}
