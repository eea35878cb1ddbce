import { gzipSync } from 'node:zlib';

/** One form in which an ERP answers a posted order with a 2xx, and what it means to `erp_evolution`. */
export interface AnswerRow {
  form: string;
  /** Text goes out as it is, bytes too, anything else as JSON. */
  examples: readonly unknown[];
  status?: number;
  headers?: Readonly<Record<string, string>>;
  means: AnswerMeaning;
}

/** `created <reference>`, `there <reference>` (a duplicate), `refused` (with words, or part of them), `unknown` and `doubted` (the same). */
export type AnswerMeaning =
  | { created: string }
  | { there: string }
  | { duplicate: string }
  | { refused: string }
  | { unknown: string }
  | { doubted: string };

/** Stands for the order id of the test, which some ERPs echo. */
export const echo = '{orderId}';

const blocked = { refused: 'Item blocked' };
const so1 = { created: 'SO1' };
const unnamed = { unknown: 'did not name a sales order' };
const page = { unknown: 'the ERP answered with a page, not with data' };
const bom = '\ufeff';

const utf16 = (text: string) => Buffer.from(text, 'utf16le');
const utf16be = (text: string) => utf16(text).swap16();
const refusalText = '{"HasError":true,"Message":"Item blocked"}';
const successText = '{"SalesOrderNumber":"SO777"}';
const soap = (inner: string) =>
  `<?xml version="1.0"?><soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>${inner}</soap:Body></soap:Envelope>`;

export const refusals: readonly AnswerRow[] = [
  {
    form: 'flags, states and words of other languages',
    examples: [
      { erro: true, mensagem: 'Item blocked' },
      { Éxito: false, mensaje: 'Item blocked' },
      { sucesso: 'false', mensagem: 'Item blocked' },
      { Erfolg: 0, Meldung: 'Item blocked' },
      { succès: 'N', raison: 'Item blocked' },
      { Estado: 'Rechazado', Motivo: 'Item blocked' },
      { Status: 'Abgelehnt', Grund: 'Item blocked' },
      { statut: 'refusé', message: 'Item blocked' },
      { Stato: 'Rifiutato', messaggio: 'Item blocked' },
      { situação: 'REJEITADO', mensagem: 'Item blocked' },
      { fout: 'Item blocked' },
    ],
    means: blocked,
  },
  {
    form: 'a trace of what broke, or the state E beside words',
    examples: [
      { stackTrace: 'at Order.Save()', Message: 'Item blocked' },
      { Status: 'E', Message: 'Item blocked' },
    ],
    means: blocked,
  },
  {
    form: 'an error flag of any spelling and type',
    examples: [
      { HasError: 'True', Message: 'Item blocked' },
      { has_error: 1, message: 'Item blocked' },
      { hasErrors: 'yes', message: 'Item blocked' },
      { IsError: true, Message: 'Item blocked' },
      { 'is-error': 'Y', Message: 'Item blocked' },
      { error: true, message: 'Item blocked' },
      { Errors: true, msg: 'Item blocked' },
      { failed: true, reason: 'Item blocked' },
      { Rejected: 'true', Message: 'Item blocked' },
      { isInvalid: true, Message: 'Item blocked' },
      { errorCount: 1, Message: 'Item blocked' },
    ],
    means: blocked,
  },
  {
    form: 'a success flag that says no',
    examples: [
      { Message: 'Item blocked', Success: 'false' },
      { success: 0, message: 'Item blocked' },
      { Successful: 'No', message: 'Item blocked' },
      { IsSuccess: false, Message: 'Item blocked' },
      { isSuccessStatusCode: false, Message: 'Item blocked' },
      { succeeded: false, message: 'Item blocked' },
      { ok: false, error: 'Item blocked' },
      { OK: '0', error: 'Item blocked' },
      { isValid: false, errors: ['Item blocked'] },
      { valid: 'FALSE', message: 'Item blocked' },
      { accepted: false, reason: 'Item blocked' },
    ],
    means: blocked,
  },
  {
    form: 'a status in words',
    examples: [
      ...[
        'Error',
        'ERROR',
        'Failed',
        'fail',
        'Rejected',
        'failure',
        'Invalid',
        'Denied',
        'ValidationFailed',
        'NOK',
      ].map((Status) => ({ Status, Message: 'Item blocked' })),
      { result: 'failure', message: 'Item blocked' },
      { Result: 'ERROR', Message: 'Item blocked' },
      { outcome: 'rejected', message: 'Item blocked' },
      { state: 'FAILED', message: 'Item blocked' },
      { code: 'VALIDATION_ERROR', message: 'Item blocked' },
      { resultCode: 'ERR_BLOCKED', message: 'Item blocked' },
      { type: 'error', message: 'Item blocked' },
      { severity: 'Error', message: 'Item blocked' },
      { status: false, message: 'Item blocked' },
      { result: false, message: 'Item blocked' },
      { Ack: 'Failure', message: 'Item blocked' },
    ],
    means: blocked,
  },
  {
    form: 'the status of a refusal inside the body',
    examples: [
      { status: 422, message: 'Item blocked' },
      { statusCode: 400, message: 'Item blocked', error: 'Bad Request' },
      { code: '409', message: 'Item blocked' },
      { httpStatus: 500, message: 'Item blocked' },
      { Status: '422 Unprocessable Entity', Message: 'Item blocked' },
      { type: 'about:blank', title: 'Bad', status: 400, detail: 'Item blocked' },
      { returnCode: -1, message: 'Item blocked' },
      { code: -5002, message: 'Item blocked' },
    ],
    means: blocked,
  },
  {
    form: 'an error that is an object or a text',
    examples: [
      { error: { code: 'X', message: 'Item blocked' } },
      { error: 'Item blocked' },
      { Error: { Text: 'Item blocked' } },
      { errorMessage: 'Item blocked' },
      { ErrorCode: 'X17', ErrorMessage: 'Item blocked' },
      { ErrorCode: 17, Message: 'Item blocked' },
      { errorcode: '17', errorDescription: 'Item blocked' },
      { error: 'invalid_request', error_description: 'Item blocked' },
      { exception: 'ValidationError', message: 'Item blocked' },
      { ExceptionMessage: 'Item blocked' },
      { fault: { faultstring: 'Item blocked' } },
      { error: { code: -10, message: { lang: 'en-us', value: 'Item blocked' } } },
      { 'odata.error': { code: '', message: { lang: 'en-US', value: 'Item blocked' } } },
      { ResponseStatus: { ErrorCode: 'ArgumentException', Message: 'Item blocked', Errors: [] } },
      { rejectionReason: 'Item blocked' },
    ],
    means: blocked,
  },
  {
    form: 'a list of errors',
    examples: [
      { errors: ['Item blocked'] },
      { errors: [{ message: 'Item blocked' }] },
      { Errors: { Item: ['Item blocked'] } },
      { ValidationErrors: [{ Field: 'Lines.0', Message: 'Item blocked' }] },
      { ModelState: { 'Lines[0]': ['Item blocked'] } },
      { data: null, errors: [{ message: 'Item blocked', path: ['createOrder'] }] },
      { data: { orderCreate: { order: null, userErrors: [{ field: ['item'], message: 'Item blocked' }] } } },
      { errors: [{ status: '422', title: 'Unprocessable', detail: 'Item blocked' }] },
      { errorMessages: ['Item blocked'] },
      { failures: [{ reason: 'Item blocked' }] },
    ],
    means: blocked,
  },
  {
    form: 'a refusal in a wrapper',
    examples: [
      ...['data', 'd', 'result', 'Response', 'value', 'payload', 'SalesOrderResponse', 'createResult'].map(
        (name) => ({
          [name]: { HasError: true, Message: 'Item blocked' },
        }),
      ),
      { d: { results: [{ success: false, message: 'Item blocked' }] } },
      [{ Success: false, Message: 'Item blocked' }],
      { requestId: 'r1', response: { status: 'Error', message: 'Item blocked' } },
      { anything: { error: { message: 'Item blocked' } } },
      { requestId: 'r1', d: refusalText },
      { header: { status: 'Error', message: 'Item blocked' }, body: null },
      { meta: { status: 422, message: 'Item blocked' }, data: null },
      { validation: { errors: ['Item blocked'] } },
      { created: [], failed: [{ id: 1, reason: 'Item blocked' }] },
    ],
    means: blocked,
  },
  {
    form: 'messages with a severity (SAP BAPIRET2)',
    examples: [
      { RETURN: [{ TYPE: 'E', ID: 'V1', NUMBER: '311', MESSAGE: 'Item blocked' }] },
      { RETURN: { TYPE: 'A', MESSAGE: 'Item blocked' } },
      { SALESDOCUMENT: '', RETURN: [{ TYPE: 'E', MESSAGE: 'Item blocked' }] },
      { BAPIRET2: { item: [{ TYPE: 'E', MESSAGE: 'Item blocked' }] } },
      { ET_RETURN: [{ TYPE: 'E', MESSAGE: 'Item blocked' }] },
      { messages: [{ type: 'error', text: 'Item blocked' }] },
      { Messages: [{ severity: 'Fatal', message: 'Item blocked' }] },
      { messages: ['ERROR: Item blocked'] },
      { Messages: [{ MessageType: 'Error', MessageText: 'Item blocked' }] },
      { TYPE: 'E', MESSAGE: 'Item blocked' },
    ],
    means: blocked,
  },
  {
    form: 'XML with an error',
    examples: [
      '<Error>Item blocked</Error>',
      '<?xml version="1.0" encoding="utf-8"?><Response><HasError>True</HasError><Message>Item blocked</Message></Response>',
      '<Response status="error"><Message>Item blocked</Message></Response>',
      '<r><Status>Rejected</Status><Message>Item blocked</Message></r>',
      '<Response><Errors><Error><Code>1</Code><Message>Item blocked</Message></Error></Errors></Response>',
      '<Response><Errors><Error>Item blocked</Error></Errors></Response>',
      '<Response><Success>false</Success><Message><![CDATA[Item blocked]]></Message></Response>',
      '<string xmlns="http://schemas.microsoft.com/2003/10/Serialization/">ERROR: Item blocked</string>',
      soap(
        '<soap:Fault><faultcode>soap:Server</faultcode><faultstring>Item blocked</faultstring></soap:Fault>',
      ),
      soap(
        '<soap:Fault><soap:Code><soap:Value>soap:Sender</soap:Value></soap:Code><soap:Reason><soap:Text xml:lang="en">Item blocked</soap:Text></soap:Reason></soap:Fault>',
      ),
      soap(
        '<n:CreateResponse xmlns:n="urn:x"><n:RETURN><item><TYPE>E</TYPE><MESSAGE>Item blocked</MESSAGE></item></n:RETURN></n:CreateResponse>',
      ),
    ],
    means: blocked,
  },
  {
    form: 'a plain text that refuses',
    examples: [
      'ERROR: Item blocked',
      'Error - Item blocked',
      'FAILED|Item blocked',
      'Rejected: Item blocked',
      'The order was not created. Item blocked',
      'HasError=True&Message=Item blocked',
      '"ERROR: Item blocked"',
    ],
    means: blocked,
  },
  {
    form: 'a bare no',
    examples: ['false', '"false"', { d: false }, { data: 'false' }],
    means: { refused: '' },
  },
  {
    form: 'a refusal without words',
    examples: [{ ok: false, error: 'not_authed' }],
    means: { refused: 'not_authed' },
  },
  {
    form: 'a refusal in its code alone',
    examples: [{ ResponseStatus: { ErrorCode: 'ItemBlocked' } }, { errorCode: 'ItemBlocked' }],
    means: { refused: 'ItemBlocked' },
  },
  {
    form: 'a refusal beside a reference',
    examples: [
      { OrderNo: 'SO1', HasError: true, Message: 'Item blocked' },
      { reference: 'trace-1', error: { message: 'Item blocked' } },
      { SalesOrderNumber: 'SO1', Status: 'Rejected', Message: 'Item blocked' },
    ],
    means: blocked,
  },
  {
    form: 'a refusal in another encoding',
    examples: [
      bom + refusalText,
      utf16(bom + refusalText),
      utf16(refusalText),
      utf16be(bom + refusalText),
      utf16be(refusalText),
      JSON.stringify(refusalText),
      gzipSync(refusalText),
    ],
    means: blocked,
  },
  {
    form: 'a status of an order that was taken back',
    examples: ['Cancelled', 'CANCELED', 'Void', 'voided', 'Deleted', 'Storniert', 'Anulado'].map(
      (Status) => ({
        ...{ SalesOrderNumber: 'SO-9001', Status, Message: 'Item blocked' },
      }),
    ),
    means: blocked,
  },
  {
    form: 'a message that begins with a refusal',
    examples: [
      { Message: 'Error: Item blocked' },
      { Message: 'An error has occurred: Item blocked' },
      { message: 'Unable to create the sales order: Item blocked' },
      { message: 'The sales order could not be created. Item blocked' },
    ],
    means: blocked,
  },
];

export const successes: readonly AnswerRow[] = [
  {
    form: 'an order held under its name, with its number in any form',
    examples: [
      { salesOrder: { id: 77 } },
      { result: { order: { number: 77, id: 12 } } },
      { success: true, orders: [{ no: '77' }] },
      { pedido: { id: 77 } },
      { order: { ref: echo, number: '77' } },
    ],
    means: { created: '77' },
  },
  {
    form: 'a reference under its name in another language',
    examples: [
      { númeroPedido: 'SO1' },
      { NroPedido: 'SO1', errores: [] },
      { Auftragsnummer: 'SO1', Fehler: 'keine Fehler' },
      { numeroCommande: 'SO1', Statut: 'créée sans erreur' },
      { Ordernummer: 'SO1', fout: false },
    ],
    means: so1,
  },
  {
    form: 'a reference under a usual name',
    examples: [
      { OrderNo: 'SO1' },
      { erpSalesOrderId: 'SO1' },
      { SalesOrderNumber: ' SO1 ' },
      { sales_order_no: 'SO1' },
      { 'order-number': 'SO1' },
      { Reference: 'SO1' },
      { OrderNbr: { value: 'SO1' } },
      { ExternalOrderNo: echo, SalesOrderNumber: 'SO1' },
      { OrderNo: echo, Reference: 'SO1' },
      { ID: '991 | Reference:SO1' },
    ],
    means: so1,
  },
  { form: 'a list of one', examples: [[{ OrderNo: 'SO88' }]], means: { created: 'SO88' } },
  { form: 'a number', examples: [{ DocNum: 10045 }, { OrderNo: '10045' }], means: { created: '10045' } },
  {
    form: 'a reference in a wrapper',
    examples: [
      [{ OrderNo: 'SO1' }],
      { data: { SalesOrder: { OrderNumber: 'SO1' } } },
      { d: { SalesOrder: 'SO1' } },
      { result: [{ orderNo: 'SO1' }] },
      { d: { results: [{ OrderNo: 'SO1' }] } },
      { data: { orderCreate: { order: { number: 'SO1', orderNumber: 'SO1' }, userErrors: [] } } },
      { CreateSalesOrderResponse: { CreateSalesOrderResult: { OrderNo: 'SO1' } } },
      { requestId: 7, d: '{"OrderNo":"SO1"}' },
      { created: [{ OrderNo: 'SO1' }], failed: [] },
      { Header: { OrderNo: 'SO1' }, Lines: [] },
      '"{\\"OrderNo\\":\\"SO1\\"}"',
    ],
    means: so1,
  },
  {
    form: 'the name of a document',
    examples: [
      { data: { name: 'SAL-ORD-2026-00012', docstatus: 0 } },
      { message: { name: 'SAL-ORD-2026-00012', doctype: 'Sales Order', customer_name: 'Corner Store 12' } },
      'SAL-ORD-2026-00012',
      '"SAL-ORD-2026-00012"',
      { Message: 'Sales order SAL-ORD-2026-00012 created' },
      'OrderNo: SAL-ORD-2026-00012',
      'OK SAL-ORD-2026-00012',
    ],
    means: { created: 'SAL-ORD-2026-00012' },
  },
  {
    form: 'XML with a reference',
    examples: [
      '<OrderNo>SO1</OrderNo>',
      '<?xml version="1.0"?>\n<Response><Errors/><SalesOrder><OrderNo>SO1</OrderNo></SalesOrder></Response>',
      '<SalesOrder OrderNo="SO1"/>',
      soap(
        '<CreateResponse xmlns="urn:x"><CreateResult><OrderNo>SO1</OrderNo></CreateResult></CreateResponse>',
      ),
      '<string xmlns="urn:x">{"OrderNo":"SO1"}</string>',
      soap(
        '<CreateResponse><CreateResult>&lt;r&gt;&lt;OrderNo&gt;SO1&lt;/OrderNo&gt;&lt;/r&gt;</CreateResult></CreateResponse>',
      ),
    ],
    means: so1,
  },
  {
    form: 'a reference in another encoding',
    examples: [
      bom + successText,
      utf16(bom + successText),
      utf16(successText),
      utf16be(bom + successText),
      utf16be(successText),
      `\r\n  ${successText}\r\n`,
      gzipSync(successText),
    ],
    means: { created: 'SO777' },
  },
  {
    form: 'data under a wrong content type',
    examples: [successText],
    headers: { 'content-type': 'text/html; charset=utf-16' },
    means: { created: 'SO777' },
  },
  {
    form: 'a 201 that says where',
    status: 201,
    examples: [undefined, '{}'],
    headers: { location: '/api/SalesOrder/SO777' },
    means: { created: 'SO777' },
  },
  {
    form: 'a 201 that says where, as OData',
    status: 201,
    examples: [undefined],
    headers: { location: "https://erp/odata/SalesOrders(DocEntry='SO777')?a=1" },
    means: { created: 'SO777' },
  },
  {
    form: 'what only looks like a refusal',
    examples: [
      {
        OrderNo: 'SO1',
        Errors: [],
        HasError: false,
        Message: 'Created successfully',
        Warnings: ['Stock is low'],
      },
      { OrderNo: 'SO1', Status: 'Open', docstatus: 0, errorCode: 0, error: null },
      { OrderNo: 'SO1', error: false, ErrorCode: '0', errors: {}, errorMessage: '' },
      { OrderNo: 'SO1', error: '', ErrorCode: 'Success', ErrorMessage: 'No error' },
      { OrderNo: 'SO1', error: { code: 0, message: '' }, ResponseStatus: {} },
      { OrderNo: 'SO1', error: 'None', errorCount: 0, Message: 'Saved with 0 errors' },
      { OrderNo: 'SO1', status: 200, code: 0, success: 1, result: 'OK' },
      { OrderNo: 'SO1', statusCode: '201', isValid: 'true', Success: 'Yes', failed: 0 },
      { OrderNo: 'SO1', hasErrors: 'false', isError: 'No', rejected: 0, rejectionReason: null },
      { OrderNo: 'SO1', HasError: 'N', failed: 'F', Error: 'off', ErrorCode: '000' },
      { OrderNo: 'SO1', errors: [{ severity: 'warning', message: 'Price differs' }] },
      {
        SALESDOCUMENT: 'SO1',
        RETURN: [
          { TYPE: 'S', MESSAGE: 'Saved' },
          { TYPE: 'W', MESSAGE: 'Credit limit' },
        ],
      },
      { OrderNo: 'SO1', Type: 'E', Status: 'New', DefaultWarehouse: 'MAIN' },
      { OrderNo: 'SO1', Notes: 'ERROR: the customer said so', Customer: { Status: 'Rejected' } },
      {
        OrderNo: 'SO1',
        Remark: 'If the bread is not received by 8, cancel it',
        Comment: 'Only 2 of 5 last time',
      },
      { OrderNo: 'SO1', Processed: 'Y', Posted: true, Cancelled: false, OnHold: 'N', Void: 0, docstatus: 1 },
      { OrderNo: 'SO1', Confirmed: false, Invoiced: 'N', Shipped: 0, Status: 'Draft' },
      { OrderNo: 'SO1', Status: 'Pending', PaymentStatus: 'Not received', CustomerStatus: 'On Hold' },
      { OrderNo: 'SO1', Message: 'Order SO1 created, 10 of 10 lines booked. Do not reply. Received 08:15' },
      { OrderNo: 'SO1', Message: 'Order SO1 created. Item BR-1 out of stock, on back order' },
      { OrderNo: 'SO1', Message: 'Order SO1 accepted: no lines rejected, 0 errors' },
      { OrderNo: 'SO1', Warning: 'E-mail to the customer failed', Warnings: ['Price of line 2 differs'] },
      { OrderNo: 'SO1', Warning: '', warnings: [], warningCount: 0, RejectedLines: [], LinesSkipped: 0 },
      {
        OrderNo: 'SO1',
        Lines: [
          { LineNumber: 1, Status: 'Open', Description: 'Rejected Hearts perfume', Code: '450', error: null },
          { LineNumber: 2, status: 'Backordered', Text: 'Fatal Error (game)', success: true, rejected: 0 },
        ],
      },
      { OrderNo: 'SO1', TotalAmount: 450, Discount: -5, value: 500 },
      '<R><HasError>false</HasError><Errors/><ErrorCode>0</ErrorCode><OrderNo>SO1</OrderNo></R>',
      'OrderNo: SO1, errors: 0',
    ],
    means: so1,
  },
  {
    form: 'a duplicate that names the original',
    examples: [
      { HasError: true, Message: 'Duplicate order', OrderNo: 'SO777' },
      {
        Success: false,
        Message: `ExternalOrderNo ${echo} already exists`,
        existingOrder: { OrderNo: 'SO777' },
      },
      { error: { code: 'DUPLICATE_ORDER', message: 'Order already exists as SO777' } },
      { Status: 'Duplicate', SalesOrderNumber: 'SO777' },
      { isDuplicate: true, reference: 'SO777' },
      'ERROR: order already exists (SO777)',
      { Success: false, Message: 'ExternalOrderNo already used by SO777' },
      { Success: false, Message: 'Duplicate ExternalOrderNo', OriginalOrderNo: 'SO777' },
    ],
    means: { there: 'SO777' },
  },
];

export const neithers: readonly AnswerRow[] = [
  {
    form: 'nothing',
    examples: [
      undefined,
      '',
      '  \r\n',
      bom,
      '{}',
      '[]',
      'null',
      '""',
      'OK',
      'true',
      '1',
      { Message: 'Created successfully' },
    ],
    means: unnamed,
  },
  {
    form: 'no reference where one belongs',
    examples: [
      ...[
        0,
        '',
        null,
        '0',
        '0000',
        'N/A',
        'n/a',
        'none',
        'null',
        '-',
        ' ',
        -1,
        false,
        true,
        {},
        [],
        echo,
        '{5F0C2F6E-3A52-4F0E-9A4E-2F4A5A7B8C9D}',
        '5f0c2f6e3a524f0e9a4e2f4a5a7b8c9d',
        '00000000-0000-0000-0000-000000000000',
        'pending',
        'TBA',
        'created',
      ].map((OrderNo) => ({ OrderNo })),
      { OrderNo: 'x1'.repeat(100) },
      { ExternalOrderNo: 'SO1' },
      { id: '4711' },
      { OrderNo: 'Item 5 blocked' },
      { OrderNo: 'line\n5' },
    ],
    means: unnamed,
  },
  {
    form: 'a reference that is another’s',
    examples: [
      { Lines: [{ OrderNo: 'SO1' }] },
      { Lines: { Line: { Reference: 'SO1' } } },
      { customer: { Reference: 'C100' } },
      { items: [{ reference: 'R100' }] },
      { Customer: { OrderNo: 'SO1' }, Message: 'Received' },
      [{ OrderNo: 'SO1' }, { OrderNo: 'SO2' }],
      { PurchaseOrderNo: 'PO1' },
      { Notes: 'Reference: SO777' },
      { Message: 'Received', Text: 'From a customer: please repeat order SO777' },
    ],
    means: unnamed,
  },
  {
    form: 'a page',
    examples: [
      '<!DOCTYPE html><html><head><title>Sign in</title></head><body><form></form></body></html>',
      ' <html>sign in',
      '<HTML><BODY>Order No: SO1</BODY></HTML>',
      `${bom}<!doctype html><p>`,
      '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd"><html xmlns="http://www.w3.org/1999/xhtml"><body>x</body></html>',
      '<script>location="/login?order=SO1"</script>',
      '<h1>Error</h1>',
      '<OrderNo>SO1',
      '<!DOCTYPE x [<!ENTITY e "SO1">]><OrderNo>&e;</OrderNo>',
      utf16(`${bom}<html>sign in</html>`),
    ],
    means: page,
  },
  {
    form: 'a 201 that names our own id',
    status: 201,
    examples: [undefined],
    headers: { location: `/SalesOrder/${echo}` },
    means: unnamed,
  },
  {
    form: 'a 201 that names no order',
    status: 201,
    examples: [undefined],
    headers: { location: '/SalesOrder' },
    means: unnamed,
  },
  {
    form: 'a 201 that names a job',
    status: 201,
    examples: [undefined],
    headers: { location: '/jobs/4711' },
    means: unnamed,
  },
  { form: 'no content', status: 204, examples: [undefined], means: unnamed },
  {
    form: 'a duplicate that names nothing',
    examples: [
      { HasError: true, Message: `ExternalOrderNo ${echo} already exists` },
      { Status: 'Duplicate', Message: 'The order already exists' },
    ],
    means: { duplicate: 'already exists' },
  },
  {
    form: 'a duplicate of something else',
    examples: [{ HasError: true, Message: 'Duplicate item on line 2', OrderNo: 'SO1' }],
    means: { refused: 'Duplicate item' },
  },
];

/** Answers that name a sales order, and say elsewhere that it is not booked, or not whole. */
export const contradictions: readonly AnswerRow[] = [
  {
    form: 'a message that denies what the reference says',
    examples: [
      { OrderNumber: 'SO-9003', Message: 'Order SO-9003 rejected by credit control' },
      { OrderNumber: 'SO-9003', Message: 'Sales order SO-9003 could not be posted' },
      { OrderNumber: 'SO-9003', Message: 'Order SO-9003 was not posted' },
      { OrderNumber: 'SO-9003', Message: "Order SO-9003 wasn't booked" },
      { OrderNumber: 'SO-9003', Message: 'Order SO-9003 cancelled by the system' },
      { OrderNumber: 'SO-9003', Message: 'Order SO-9003 placed on hold by credit control' },
      { OrderNumber: 'SO-9003', Message: 'Nothing was saved' },
      { OrderNumber: 'SO-9003', Message: 'Pedido SO-9003 no fue registrado' },
      { OrderNumber: 'SO-9003', Message: 'Auftrag SO-9003 wurde nicht gebucht' },
      { Message: 'Order SO-9003 rejected by credit control' },
      { data: { OrderNumber: 'SO-9003', StatusDescription: 'Order SO-9003 declined' } },
      '<R><OrderNo>SO-9003</OrderNo><Message>Order SO-9003 refused: over limit</Message></R>',
    ],
    means: { doubted: 'named SO-9003, and says: ' },
  },
  {
    form: 'an order that is booked in part',
    examples: [
      { OrderNumber: 'SO-9003', Message: 'Only 4 of 10 booked, line 1 short' },
      { OrderNumber: 'SO-9003', Message: 'Booked 4 out of 10 lines' },
      { OrderNumber: 'SO-9003', Message: 'Order partially accepted' },
      { OrderNumber: 'SO-9003', Message: 'Created; 2 lines skipped' },
      { OrderNumber: 'SO-9003', Status: 'Partial' },
      { OrderNumber: 'SO-9003', RejectedLines: [{ ItemCode: 'BR-1' }] },
      { OrderNumber: 'SO-9003', LinesSkipped: 1 },
    ],
    means: { doubted: 'named SO-9003, and says: ' },
  },
  {
    form: 'a line that was not taken',
    examples: [
      { OrderNumber: 'SO-9007', Lines: [{ ItemCode: 'BR-1', Status: 'Rejected', Message: 'Unknown item' }] },
      { OrderNumber: 'SO-9007', Lines: [{ ItemCode: 'A' }, { ItemCode: 'BR-1', Status: 'Cancelled' }] },
      { OrderNumber: 'SO-9007', OrderLines: { Line: [{ ItemCode: 'BR-1', Success: false }] } },
      { OrderNumber: 'SO-9007', items: [{ sku: 'BR-1', error: 'not stocked' }] },
      { OrderNumber: 'SO-9007', Details: [{ ItemCode: 'BR-1', Message: 'Item does not exist' }] },
      { data: { OrderNumber: 'SO-9007', lines: [{ code: 'BR-1', accepted: 'N' }] } },
      { OrderNo: 'SO-9007', Lines: [{ LineNumber: 'BR-1', Status: 'Error', Error: 'price' }] },
    ],
    means: { doubted: 'BR-1' },
  },
  {
    form: 'a warning that says more than it is called',
    examples: [
      { OrderNumber: 'SO-9009', Warning: 'Order not posted' },
      { OrderNumber: 'SO-9009', Warnings: ['Order SO-9009 was rejected'] },
      { OrderNumber: 'SO-9009', warnings: [{ code: 'W1', message: 'Line 2 could not be created' }] },
      { OrderNumber: 'SO-9009', RETURN: [{ TYPE: 'W', MESSAGE: 'Order SO-9009 not saved' }] },
      { OrderNumber: 'SO-9009', WarningMessage: 'Only 3 of 4 lines imported' },
    ],
    means: { doubted: 'named SO-9009, and says: ' },
  },
  {
    form: 'a flag or a state that says no',
    examples: [
      { Processed: 'N', OrderNumber: 'SO-16' },
      { OrderNumber: 'SO-16', Posted: false },
      { OrderNumber: 'SO-16', isBooked: 0 },
      { OrderNumber: 'SO-16', imported: 'No' },
      { OrderNumber: 'SO-16', Cancelled: true },
      { OrderNumber: 'SO-16', OnHold: 'Y' },
      { OrderNumber: 'SO-16', notPosted: 1 },
      { OrderNumber: 'SO-16', Status: 'On Hold' },
      { OrderNumber: 'SO-16', Status: 'Credit Hold' },
      { OrderNumber: 'SO-16', OrderStatus: 'Unposted' },
      { OrderNumber: 'SO-16', DocumentStatus: 'Cancelled' },
      { data: { name: 'SO-16', docstatus: 2 } },
      '<R><OrderNo>SO-16</OrderNo><Processed>N</Processed></R>',
    ],
    means: { doubted: 'named SO-16, and says: ' },
  },
];
