import { expect, it } from 'vitest';
import type { OrderHeadView } from '@/lib/orders/order-head';
import { headBody, headValues } from './head-values';

const nothing: OrderHeadView = {
  poNumber: null,
  requestedDate: null,
  window: null,
  shipTo: null,
  instructions: null,
  contact: null,
  delivery: null,
  urgent: null,
};
const part = { confidence: 0.9, span: null, reason: '', doubts: [], setByPerson: false };
const doubted = { ...part, doubts: [{ code: 'other-day', message: 'may mean 2099-06-05' }] };

it('sends what was changed of its part, and nothing else', () => {
  const typed = { ...headValues(nothing), date: '2099-12-05', poNumber: '4471', from: '08:00' };
  expect(headBody('when', typed, nothing)).toEqual({
    requestedDate: '2099-12-05',
    window: { from: '08:00', to: null },
  });
  expect(headBody('po', typed, nothing)).toEqual({ poNumber: '4471' });
  expect(headBody('note', typed, nothing)).toEqual({});
});

it('empties what was rubbed out', () => {
  const head = { ...nothing, poNumber: { ...part, value: '4471' } };
  expect(headBody('po', { ...headValues(head), poNumber: ' ' }, head)).toEqual({ poNumber: null });
});

it('confirms what is doubted by saving it as it is', () => {
  const head = {
    ...nothing,
    requestedDate: { ...doubted, value: '2099-05-06', alternative: '2099-06-05', notBefore: false },
  };
  expect(headBody('when', headValues(head), head)).toEqual({ requestedDate: '2099-05-06' });
});

it('takes a branch before a place in words', () => {
  const branchId = '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e';
  const typed = { ...headValues(nothing), elsewhere: 'the gate', branch: branchId };
  expect(headBody('where', typed, nothing)).toEqual({ shipTo: { branchId } });
  expect(headBody('where', { ...typed, branch: '' }, nothing)).toEqual({ shipTo: { text: 'the gate' } });
});
