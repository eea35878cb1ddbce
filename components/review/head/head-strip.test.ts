import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Desk, DeskProvider } from '@/components/shell/desk-context';
import type { FullOrder } from '@/lib/orders/answers';
import { dateWords } from '@/lib/words/dates';
import { english } from '@/lib/words/english';
import { type Review, ReviewContext } from '../review-context';
import { type HeadPartName, headPartNames } from './head-parts';
import { HeadStrip } from './head-strip';

const part = { confidence: 0.9, span: null, reason: '', doubts: [], setByPerson: false };
const rawText = 'PO 4471, deliver 5/6';
const order = {
  id: 'o',
  rawText,
  customer: { id: 'c' },
  headDoubts: ['requestedDate'],
  poNumberMissing: false,
  questions: [],
  head: {
    poNumber: { ...part, value: '4471' },
    requestedDate: {
      ...part,
      ...{ value: '2099-06-05', alternative: '2099-05-06', notBefore: false },
      span: { start: 17, end: 20 },
      doubts: [{ code: 'other-day', message: 'may mean 2099-05-06' }],
    },
    window: null,
    shipTo: { ...part, value: { branchId: null, text: '<b>gate</b>' }, branch: null },
    instructions: null,
    contact: null,
    delivery: null,
    urgent: null,
  },
} as unknown as FullOrder;

const desk: Desk = {
  tenantName: 'Marula',
  userName: 'Thandi',
  role: 'clerk',
  numbers: { prefix: 'R ', suffix: '', group: ' ', decimal: ',' },
  timeZone: 'Africa/Johannesburg',
  dates: dateWords.en,
  undoSeconds: 0,
  now: Date.UTC(2026, 4, 4, 10),
};

const drawn = (headPart: HeadPartName | null, editable = true, change: Partial<FullOrder> = {}) => {
  const review = { order: { ...order, ...change }, editable, headPart, showHead: () => undefined };
  const strip = createElement(HeadStrip);
  const within = createElement(ReviewContext, { value: review as unknown as Review }, strip);
  const shown = createElement(DeskProvider, { desk } as Parameters<typeof DeskProvider>[0], within);
  const said = createElement(
    NextIntlClientProvider,
    { locale: 'en', timeZone: 'UTC', messages: english } as Parameters<typeof NextIntlClientProvider>[0],
    shown,
  );
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: new QueryClient() }, said));
};

it('shows what was read, escaped, and says what is to be checked', () => {
  const html = drawn(null);
  for (const shown of ['4471', 'Fri 5 Jun 2099', '(to be checked)', '&lt;b&gt;gate&lt;/b&gt;'])
    expect(html).toContain(shown);
  expect(html).not.toContain('<form');
});

it('asks which of two days is meant, with what was written', () => {
  const html = drawn('when');
  expect(html).toContain('“5/6”: may mean Wed 6 May 2099');
  expect(html).toMatch(/<button[^>]*>Wed 6 May 2099<\/button>/);
});

it('has a form for each of its parts, and none once the order has gone', () => {
  for (const name of headPartNames) {
    expect(drawn(name)).toContain('<form');
    expect(drawn(name, false)).not.toMatch(/<form|<button/);
  }
});

it('says that a number is required and missing', () => {
  const head = { ...order.head, poNumber: null };
  expect(drawn(null, true, { head, poNumberMissing: true })).toContain('Required, missing');
});

type Question = FullOrder['questions'][number];
const readBack: Question = {
  ...{ id: 'q', lineId: null, words: 'Is this right?', askedBy: 'Thandi', askedAt: '2026-05-04T08:00:00Z' },
  ...{ answer: null, says: null, answeredAt: null },
};
const answered = { answer: '1', answeredAt: '2026-05-04T09:00:00Z' };
it.each<[string, Partial<Question>, string]>([
  ['waits for an answer', {}, 'no answer yet'],
  ['is confirmed', { ...answered, says: 'confirm' }, 'Confirmed by the customer'],
  ['is to be changed', { ...answered, says: 'change' }, 'wants a change'],
  ['is to be cancelled', { ...answered, says: 'cancel' }, 'wants it cancelled'],
])('says that an order that was read back %s', (_name, said, words) => {
  expect(drawn(null)).not.toContain(words);
  expect(drawn(null, true, { questions: [{ ...readBack, ...said }] })).toContain(words);
});
