import { expect, test } from 'vitest';
import { erpBodyOf, erpValuesOf } from './erp-fields';

const saved = {
  type: 'erp_evolution',
  endpoint: 'https://erp.example.com:8080',
  branchCode: 'JHB',
  warehouseCode: 'WH1',
  agentCode: 'ORDERS',
  idempotencyKey: 'ExternalOrderNo',
  taxTypes: { standard: 1, zeroRated: 7 },
  defaultCustomerAccount: null,
  hasAgentPassword: true,
} as const;

test('saving what is shown changes nothing, and leaves the password as it is', () => {
  const { hasAgentPassword: _, ...same } = saved;
  expect(erpBodyOf('erp_evolution', erpValuesOf(saved))).toEqual(same);
});

test('a password is sent exactly as typed', () => {
  const body = erpBodyOf('erp_evolution', { ...erpValuesOf(saved), agentPassword: ' a b ' });
  expect(body).toMatchObject({ agentPassword: ' a b ' });
});

test('another type takes the address along and nothing of the old one’s fields', () => {
  expect(erpBodyOf('generic_webhook', erpValuesOf(saved))).toEqual({
    type: 'generic_webhook',
    endpoint: 'https://erp.example.com:8080',
  });
});
