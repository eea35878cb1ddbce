import { describe, expect, it } from 'vitest';
import { erpConfigSchema } from './config';

const evolution = {
  type: 'erp_evolution',
  endpoint: 'https://erp.example.com:8080/api',
  branchCode: 'JHB',
  warehouseCode: 'MAIN',
  agentCode: 'ORDERS',
  agentPassword: 'secret',
};

describe('erpConfigSchema', () => {
  it('fills in the usual field name, tax types and no default account', () => {
    expect(erpConfigSchema.parse(evolution)).toEqual({
      ...evolution,
      idempotencyKey: 'ExternalOrderNo',
      taxTypes: { standard: 1, zeroRated: 0 },
      defaultCustomerAccount: null,
    });
  });

  it('takes a generic webhook with or without a secret', () => {
    const generic = { type: 'generic_webhook', endpoint: 'https://example.com/orders' };
    expect(erpConfigSchema.parse(generic)).toEqual({ ...generic, secret: null });
    expect(erpConfigSchema.safeParse({ ...generic, secret: 'short' }).success).toBe(false);
  });

  it.each([
    ['another type', { type: 'sap' }],
    ['an endpoint that is no web address', { endpoint: 'ftp://erp.example.com' }],
    ['a colon in the agent code, which Basic cannot carry', { agentCode: 'a:b' }],
    ['a field name that is not one', { idempotencyKey: 'a b' }],
    ['a field of another connector', { secret: 'long enough' }],
    ['a fraction as tax type', { taxTypes: { standard: 1.5, zeroRated: 0 } }],
  ])('refuses %s', (_what, change) => {
    expect(erpConfigSchema.safeParse({ ...evolution, ...change }).success).toBe(false);
  });
});
