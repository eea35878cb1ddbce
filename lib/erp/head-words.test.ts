import { expect, it } from 'vitest';
import type { SalesOrderHead } from './connector';
import { describeHead, mappedHead } from './head-words';

const nothing: SalesOrderHead = {
  poNumber: null,
  requestedDate: null,
  notBefore: false,
  windowFrom: null,
  windowTo: null,
  shipTo: null,
  branchCode: null,
  address: null,
  instructions: null,
  contactName: null,
  contactPhone: null,
  delivery: null,
  urgent: false,
};
const full: SalesOrderHead = {
  ...nothing,
  poNumber: '4471',
  requestedDate: '2026-12-05',
  windowFrom: '08:00',
  windowTo: '12:00',
  shipTo: 'Main Street',
  branchCode: 'MS',
  address: '12 Main Street',
  instructions: 'ring\ntwice',
  contactName: 'Thabo',
  contactPhone: '0825550101',
  urgent: true,
};

it.each<[string, Partial<SalesOrderHead>]>([
  ['', {}],
  ['PO 4471', { poNumber: '4471' }],
  [
    'Deliver from 5 Dec 2026, until 10:00',
    { requestedDate: '2026-12-05', notBefore: true, windowTo: '10:00' },
  ],
  ['Collect', { delivery: 'COLLECT' }],
  ['Collect 5 Dec 2026', { delivery: 'COLLECT', requestedDate: '2026-12-05' }],
  ['To the back gate', { shipTo: 'the back gate' }],
])('says %j', (words, said) => {
  expect(describeHead({ ...nothing, ...said })).toBe(words);
});

it('says all of it in one line', () => {
  expect(describeHead(full)).toBe(
    'URGENT · PO 4471 · Deliver 5 Dec 2026, 08:00–12:00 · To Main Street (MS), 12 Main Street · Contact Thabo 0825550101 · Note: ring twice',
  );
});

it('gives the ERP the fields that the tenant names, where something is said', () => {
  const names = { poNumber: 'CustomerPO', deliveryWindow: 'Slot', contact: 'Attn', delivery: 'Mode' };
  expect(mappedHead(full, names)).toEqual({
    CustomerPO: '4471',
    Slot: '08:00–12:00',
    Attn: 'Thabo 0825550101',
  });
  expect(mappedHead(nothing, names)).toEqual({});
});
