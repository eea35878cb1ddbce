import type { EvolutionConfig } from './config';
import type { SalesOrder } from './connector';
import { describeHead, mappedHead } from './head-words';

/** The account an order is booked on: the customer's own, else the tenant's default, else undefined. */
export function customerAccountOf(order: SalesOrder, config: EvolutionConfig): string | undefined {
  const own = order.customer.erpCustomerId?.trim();
  return own === undefined || own === '' ? (config.defaultCustomerAccount ?? undefined) : own;
}

/**
 * The body of POST /SalesOrder: header fields at the top level, lines under `Lines`. Field names and types are the
 * payload table of the product's specification, whose lines have no note; `Notes` begins with the order's head, and what
 * of that the tenant maps goes into further header fields; then come the customer's own item codes. The order id goes into the field `config.idempotencyKey` names.
 */
export function buildEvolutionPayload(order: SalesOrder, account: string, config: EvolutionConfig) {
  const { head } = order;
  const notes = [head ? describeHead(head) : '', describeCodes(order.lines), quoteMessages(order.messages)];
  return {
    // Before the fields of the table, which nothing takes the place of.
    ...(head && mappedHead(head, config.headFields ?? {})),
    CustomerAccount: account,
    [config.idempotencyKey]: order.orderId,
    OrderDate: order.orderDate,
    DeliveryAddress: { CustomerName: order.customer.name, ContactPhone: order.customer.phoneNumber },
    BranchCode: config.branchCode,
    Source: 'Order Intake',
    Notes: notes.filter((note) => note !== '').join('\n'),
    Lines: order.lines.map((line, index) => ({
      LineNumber: index + 1,
      ItemCode: line.sku,
      Description: line.description,
      Quantity: line.quantity,
      UnitPrice: line.unitPrice,
      TaxType: line.isZeroRated ? config.taxTypes.zeroRated : config.taxTypes.standard,
      WarehouseCode: order.warehouseCode ?? config.warehouseCode,
    })),
  };
}

/** All messages of the order: its lines are what they say together. */
function quoteMessages([first = '', ...later]: SalesOrder['messages']): string {
  if (later.length === 0) return `Automated order from a customer message: ${first}`;
  const numbered = [first, ...later].map((text, index) => `${index + 1}. ${text}`);
  return [`Automated order from ${numbered.length} customer messages:`, ...numbered].join('\n');
}

/** `Their item codes: CEM-50 is 44712, NAIL-75 is 0091`; empty without any. */
function describeCodes(lines: SalesOrder['lines']): string {
  const codes = lines.flatMap(({ sku, customerItemCode }) =>
    customerItemCode === undefined ? [] : [`${sku} is ${customerItemCode.replace(/\s+/g, ' ')}`],
  );
  return codes.length === 0 ? '' : `Their item codes: ${[...new Set(codes)].join(', ')}`;
}
