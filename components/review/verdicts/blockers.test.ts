import { expect, test } from 'vitest';
import type { FullOrder, FullOrderLine } from '@/lib/orders/answers';
import { wordsOf } from '@/lib/words/testing/words-of';
import { blockersOf, nextToCheck } from './blockers';

const t = wordsOf('reviewVerdicts');
const product = { id: 'p', sku: 'S', name: 'P', basePrice: 1, unitOfMeasure: 'EA', packSize: 1 };
const customer = {
  id: 'c',
  name: 'C',
  phoneNumber: null,
  creditStatus: 'ACTIVE' as const,
  verification: 'VERIFIED' as const,
};

function line(id: string, matchConfidence: number | null): FullOrderLine {
  return {
    id,
    rawItemText: id,
    quantity: 1,
    unit: null,
    orderQuantity: 1,
    quantityNote: null,
    matchConfidence: matchConfidence ?? 0,
    matchReason: '',
    product: matchConfidence === null ? null : product,
    unitPrice: null,
    subtotal: null,
    verified: false,
    span: null,
    candidates: [],
    decision: null,
    substitutes: [],
    itemCode: null,
    statedPrice: null,
    warnings: [],
  };
}

function wordsFor(order: Partial<FullOrder>) {
  return blockersOf({ status: 'PENDING_REVIEW', lines: [line('a', 1)], customer, ...order }, t).map(
    (b) => b.words,
  );
}

test('a clean order has nothing in its way', () => {
  expect(wordsFor({})).toEqual([]);
  expect(wordsFor({ status: 'FAILED' })).toEqual([]);
});

test('an order of a representative waits until its customer is chosen', () => {
  expect(wordsFor({ customerToChoose: true })).toEqual(['Choose the customer']);
});

test('names the lines that need someone, a credit hold and a new sender', () => {
  const lines = [line('a', null), line('b', 0.5), line('c', 0.6), line('d', 1)];
  expect(wordsFor({ lines })).toEqual(['3 of 4 to check']);
  expect(wordsFor({ customer: { ...customer, creditStatus: 'HOLD' } })).toEqual(['Customer on HOLD']);
  expect(wordsFor({ customer: { ...customer, verification: 'UNVERIFIED' } })).toEqual(['New sender']);
  expect(wordsFor({ lines: [] })).toEqual(['No lines yet']);
});

test('counts what was left out and may be ordered', () => {
  expect(wordsFor({ leftOut: 1 })).toEqual(['1 left out']);
});

test('says that an order is to wait, or asks for a quote', () => {
  expect(wordsFor({ told: ['quote_asked', 'told_to_wait'] })).toEqual([
    'Asks for a quote, Not to be sent yet',
  ]);
  expect(wordsFor({ told: ['change_of_order'] })).toEqual(['Asks for a change of another order']);
});

test('an order that is done or still being read cannot be approved at all', () => {
  for (const status of ['RECEIVED', 'APPROVED', 'COMPLETED', 'CANCELLED'] as const) {
    expect(blockersOf({ status, lines: [line('a', 1)], customer }, t)[0]?.kind).toBe('status');
  }
});

test('the next line to check is the one below, then round from the top', () => {
  const lines = [line('a', null), line('b', 1), line('c', 0.5)];
  expect(nextToCheck(lines, 'a')).toBe('c');
  expect(nextToCheck(lines, 'c')).toBe('a');
  expect(nextToCheck(lines, undefined)).toBe('a');
  expect(nextToCheck([line('a', null), line('b', 1)], 'a')).toBe('a');
  expect(nextToCheck([line('b', 1)], 'b')).toBeUndefined();
});

test('names changes that are asked for, and a deleted message', () => {
  const proposal = {
    id: 'p',
    lineId: 'a',
    kind: 'SET_QUANTITY' as const,
    phrase: 'a',
    productName: null,
    quantity: 8,
    unit: null,
  };
  const proposals = [{ ...proposal, words: 'make it 8', askedAt: '2026-03-02T08:32:00.000Z' }];
  const task = {
    id: 't',
    message: 'Ask.',
    before: null,
    after: null,
    choices: [],
    createdAt: '2026-03-02T08:32:00.000Z',
  };
  expect(wordsFor({ proposals })).toEqual(['1 change asked for']);
  expect(wordsFor({ tasks: [{ ...task, kind: 'MESSAGE_DELETED' }] })).toEqual([
    'Message deleted by the customer',
  ]);
  expect(wordsFor({ tasks: [{ ...task, kind: 'MESSAGE_CHANGED' }] })).toEqual(['Something to settle']);
});

test('counts the questions that the customer has not answered, of each line the last', () => {
  const asked = {
    words: 'Which?',
    askedBy: 'Thandi',
    askedAt: '2026-05-04T08:00:00Z',
    answer: null,
    says: null,
  };
  const first = { ...asked, id: 'q1', lineId: 'a', answeredAt: null };
  const answered = { ...first, id: 'q2', answer: '2', answeredAt: '2026-05-04T09:00:00Z' };
  expect(wordsFor({ questions: [first] })).toEqual(['1 question unanswered']);
  expect(wordsFor({ questions: [first, answered] })).toEqual([]);
  expect(wordsFor({ questions: [first, { ...first, lineId: 'b' }] })).toEqual(['2 questions unanswered']);
});
