import { describe, expect, it } from 'vitest';
import { buildEvolutionPayload, customerAccountOf } from './evolution-payload';
import { exampleEvolutionConfig, exampleOrder } from './testing/example-order';

describe('buildEvolutionPayload', () => {
  it('fills every field of the payload table', () => {
    expect(buildEvolutionPayload(exampleOrder(), 'CUS001', exampleEvolutionConfig())).toEqual({
      CustomerAccount: 'CUS001',
      ExternalOrderNo: '5f0c2f6e-3a52-4f0e-9a4e-2f4a5a7b8c9d',
      OrderDate: '2026-03-09',
      DeliveryAddress: { CustomerName: 'Corner Store', ContactPhone: '+27825550142' },
      BranchCode: 'JHB',
      Source: 'Order Intake',
      Notes: 'Automated order from a customer message: 2 bags cement\n2.5 kg nails please',
      Lines: [
        {
          LineNumber: 1,
          ItemCode: 'CEM-50',
          Description: 'Cement 50 kg',
          Quantity: 2,
          UnitPrice: 95.5,
          TaxType: 1,
          WarehouseCode: 'MAIN',
        },
        {
          LineNumber: 2,
          ItemCode: 'NAIL-75',
          Description: 'Wire nails 75 mm',
          Quantity: 2.5,
          UnitPrice: 29.7,
          TaxType: 7,
          WarehouseCode: 'MAIN',
        },
      ],
    });
  });

  it('puts the customer’s own item codes into the notes, between the head and the message', () => {
    const [cement, nails] = exampleOrder().lines;
    if (!cement || !nails) throw new Error('no lines');
    const lines = [{ ...cement, customerItemCode: '44712' }, nails];
    const { Notes, Lines } = buildEvolutionPayload(
      exampleOrder({ lines }),
      'CUS001',
      exampleEvolutionConfig(),
    );
    expect(Notes.split('\n').slice(0, 2)).toEqual([
      'Their item codes: CEM-50 is 44712',
      'Automated order from a customer message: 2 bags cement',
    ]);
    expect(JSON.stringify(Lines)).not.toContain('44712');
  });

  it('quotes all messages that made the order, the oldest first', () => {
    const messages = ['2 bags cement', 'make it 3\nand nails'];
    const { Notes } = buildEvolutionPayload(exampleOrder({ messages }), 'CUS001', exampleEvolutionConfig());
    expect(Notes).toBe(
      'Automated order from 2 customer messages:\n1. 2 bags cement\n2. make it 3\nand nails',
    );
  });

  it('ships from the warehouse of the location when the order has one', () => {
    const order = exampleOrder({ warehouseCode: 'CPT' });
    const payload = buildEvolutionPayload(order, 'CUS001', exampleEvolutionConfig());
    expect(payload.Lines.map((line) => line.WarehouseCode)).toEqual(['CPT', 'CPT']);
  });

  it('puts the order id into the field the tenant has named', () => {
    const config = exampleEvolutionConfig({ idempotencyKey: 'ExtRef' });
    const payload = buildEvolutionPayload(exampleOrder(), 'CUS001', config);
    expect(payload).toMatchObject({ ExtRef: exampleOrder().orderId });
    expect(payload).not.toHaveProperty('ExternalOrderNo');
  });
});

describe('customerAccountOf', () => {
  const without = (erpCustomerId: string | null) =>
    exampleOrder({ customer: { ...exampleOrder().customer, erpCustomerId } });

  it('takes the customer account, else the default one, else none', () => {
    const config = exampleEvolutionConfig({ defaultCustomerAccount: 'CASH' });
    expect(customerAccountOf(exampleOrder(), config)).toBe('CUS001');
    expect(customerAccountOf(without(null), config)).toBe('CASH');
    expect(customerAccountOf(without('  '), config)).toBe('CASH');
    expect(customerAccountOf(without(null), exampleEvolutionConfig())).toBeUndefined();
  });
});
