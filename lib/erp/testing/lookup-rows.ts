import type { Finding } from '../connector';
import { echo } from './answer-rows';

/** Forms in which an ERP answers `GET /SalesOrder?ExternalOrderNo=…`, and what they mean. `echo` stands for that id. */
export interface LookupRow {
  form: string;
  status: number;
  examples: readonly unknown[];
  means: { kind: Finding['kind']; reference?: string | null; isAway?: boolean; withdrawn?: string };
}

const own = { ExternalOrderNo: echo, SalesOrderNumber: 'SO7' };
const other = { ExternalOrderNo: 'another', SalesOrderNumber: 'SO6' };
const found = { kind: 'found', reference: 'SO7' } as const;
const uri = `http://erp/SalesOrder?ExternalOrderNo=${echo}`;

export const lookupRows: readonly LookupRow[] = [
  {
    form: 'the record, in any wrapper',
    status: 200,
    examples: [
      own,
      [own],
      { SalesOrders: [own] },
      { value: [own] },
      { data: own },
      { data: { items: [own], total: 1 } },
      { d: { results: [own] } },
      { SalesOrder: own },
      [{ SalesOrder: own }],
      { SalesOrders: { SalesOrder: own } },
      { data: { orders: { edges: [{ node: own }] } } },
      { count: 1, results: [own] },
      [other, own],
      { ...own, Lines: [{ LineNumber: 1 }], Items: [{ ItemCode: 'A' }] },
      `<SalesOrders><SalesOrder><ExternalOrderNo>${echo}</ExternalOrderNo><OrderNo>SO7</OrderNo></SalesOrder></SalesOrders>`,
      `\ufeff${JSON.stringify([own])}`,
      JSON.stringify(JSON.stringify([own])),
      Buffer.from('[{"ExternalOrderNo":"5f0c2f6e-3a52-4f0e-9a4e-2f4a5a7b8c9d","OrderNo":"SO7"}]', 'utf16le'),
    ],
    means: found,
  },
  {
    form: 'the record, with the key in another spelling',
    status: 200,
    examples: [
      [{ externalOrderNo: '5F0C2F6E-3A52-4F0E-9A4E-2F4A5A7B8C9D', orderNo: 'SO7' }],
      [{ EXTERNAL_ORDER_NO: '{5f0c2f6e-3a52-4f0e-9a4e-2f4a5a7b8c9d}', ORDER_NO: 'SO7' }],
      [{ ExternalOrderNo: ' 5f0c2f6e3a524f0e9a4e2f4a5a7b8c9d ', OrderNo: 'SO7' }],
      [{ ExternalOrderNo: { value: echo }, OrderNbr: { value: 'SO7' } }],
    ],
    means: found,
  },
  {
    form: 'the record, without a number',
    status: 200,
    examples: [
      [{ ExternalOrderNo: echo }],
      [{ ExternalOrderNo: echo, OrderNo: echo }],
      [{ ExternalOrderNo: echo, OrderNo: 0 }],
    ],
    means: { kind: 'found', reference: null },
  },
  {
    form: 'a record that was taken back',
    status: 200,
    examples: [
      [{ ...own, Status: 'Cancelled' }],
      { SalesOrders: [{ ...own, Status: 'Cancelled' }] },
      [{ SalesOrder: { ...own, Status: 'Cancelled', Lines: [] } }],
    ],
    means: { ...found, withdrawn: 'Status: Cancelled' },
  },
  {
    form: 'an empty list',
    status: 200,
    examples: [
      [],
      'null',
      { SalesOrders: [] },
      { SalesOrders: null },
      { count: 0, results: [] },
      { rows: [], page: 1, total: 0 },
      { data: [], meta: { total: 0 } },
      { Success: true, Data: [], Errors: [] },
      { HasError: false, SalesOrders: [] },
      { query: { ExternalOrderNo: echo }, results: [] },
      { ExternalOrderNo: echo, SalesOrders: [] },
      { data: { orders: { edges: [] } } },
      '<SalesOrders/>',
    ],
    means: { kind: 'absent' },
  },
  { form: 'no content', status: 204, examples: [undefined], means: { kind: 'absent' } },
  {
    form: 'a 404 that speaks of the record',
    status: 404,
    examples: [
      { Message: 'Sales order not found' },
      { HasError: true, Message: 'Order does not exist' },
      { error: { code: '-2028', message: { value: 'No matching records found (ODBC -2028)' } } },
      { code: 'ORDER_NOT_FOUND' },
      { error: 'not_found', error_description: 'no such sales order' },
      { Message: 'No sales orders match the filter' },
      { message: `Order ${echo} was not found` },
      { ExternalOrderNo: echo, found: false },
      { SalesOrders: [] },
      [],
      '<Error><Message>Sales order not found</Message></Error>',
      '"Sales order not found"',
    ],
    means: { kind: 'absent' },
  },
  {
    form: 'a 404 that may be the server’s, for want of a route',
    status: 404,
    examples: [
      undefined,
      '{}',
      'null',
      'Not Found',
      '404 page not found',
      '<html><body><h1>404 - Sales order not found</h1></body></html>',
      {
        Message: `No HTTP resource was found that matches the request URI '${uri}'.`,
        MessageDetail: "No type was found that matches the controller named 'SalesOrder'.",
      },
      `Cannot GET /SalesOrder?ExternalOrderNo=${echo}`,
      { statusCode: 404, message: `Cannot GET /SalesOrder?ExternalOrderNo=${echo}`, error: 'Not Found' },
      { status: 404, error: 'Not Found', path: '/SalesOrder' },
      { status: 404, error: 'Not Found', message: 'No static resource SalesOrder.', path: '/SalesOrder' },
      { type: 'https://tools.ietf.org/html/rfc9110#section-15.5.5', title: 'Not Found', status: 404 },
      { error: { message: "Resource not found for the segment 'SalesOrder'" } },
      { message: 'The route SalesOrder could not be found.' },
      { detail: 'Not Found' },
      { Message: 'No such route' },
      { message: 'Not found: /SalesOrder' },
      { Message: 'Company not found' },
      { error: 'Unknown endpoint: sales order' },
    ],
    means: { kind: 'cannot_be_asked' },
  },
  ...[405, 501].map((status) => ({
    form: 'no such method',
    status,
    examples: [undefined, { Message: 'Method not allowed' }, { SalesOrders: [] }],
    means: { kind: 'cannot_be_asked' as const },
  })),
  {
    form: 'a 200 that is no answer',
    status: 200,
    examples: [
      undefined,
      '{}',
      'garbage',
      '{"SalesOrders":[',
      '<html>Sign in</html>',
      'false',
      '0',
      { HasError: true, SalesOrders: [] },
      { Success: 'false', Data: [] },
      { error: 'database is locked', results: [] },
      { errors: [{ message: 'timeout' }], data: null },
      { Message: 'Sales order not found' },
      { SalesOrderNumber: 'SO7' },
      [other],
      { SalesOrders: [other] },
      [{ ExternalOrderNo: null, OrderNo: 'SO1' }],
      { count: 3, results: [] },
      { value: [], '@odata.nextLink': 'more' },
      { errors: [], warnings: [] },
      [{ CustomerOrderNo: echo, OrderNo: 'SO1' }],
    ],
    means: { kind: 'unclear', isAway: false },
  },
  ...[302, 400, 401, 403, 409, 422, 500].map((status) => ({
    form: 'a failure of this question',
    status,
    examples: [undefined, { SalesOrders: [] }, { Message: 'Sales order not found' }],
    means: { kind: 'unclear' as const, isAway: false },
  })),
  ...[408, 429, 502, 503, 504].map((status) => ({
    form: 'an ERP that is away',
    status,
    examples: [undefined, '<html>Bad gateway</html>'],
    means: { kind: 'unclear' as const, isAway: true },
  })),
];
