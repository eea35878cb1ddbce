import type { EvolutionConfig } from '../config';
import type { SalesOrder } from '../connector';

/** An order of two lines, one zero-rated, one in kilograms. */
export function exampleOrder(over: Partial<SalesOrder> = {}): SalesOrder {
  return {
    orderId: '5f0c2f6e-3a52-4f0e-9a4e-2f4a5a7b8c9d',
    tenantId: '0b9f9c1e-1111-4222-8333-444455556666',
    customer: { id: 'c-1', erpCustomerId: 'CUS001', name: 'Corner Store', phoneNumber: '+27825550142' },
    orderDate: '2026-03-09',
    messages: ['2 bags cement\n2.5 kg nails please'],
    totalAmount: 265.25,
    lines: [
      {
        sku: 'CEM-50',
        description: 'Cement 50 kg',
        quantity: 2,
        unitPrice: 95.5,
        subtotal: 191,
        isZeroRated: false,
      },
      {
        sku: 'NAIL-75',
        description: 'Wire nails 75 mm',
        quantity: 2.5,
        unitPrice: 29.7,
        subtotal: 74.25,
        isZeroRated: true,
      },
    ],
    ...over,
  };
}

export function exampleEvolutionConfig(over: Partial<EvolutionConfig> = {}): EvolutionConfig {
  return {
    type: 'erp_evolution',
    endpoint: 'http://127.0.0.1:8080',
    branchCode: 'JHB',
    warehouseCode: 'MAIN',
    agentCode: 'ORDERS',
    agentPassword: 'päss:word',
    idempotencyKey: 'ExternalOrderNo',
    taxTypes: { standard: 1, zeroRated: 7 },
    defaultCustomerAccount: null,
    ...over,
  };
}
