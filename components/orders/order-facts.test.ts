import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { makeFormats, numberStyleOf } from '@/components/shell/formats';
import type { FullOrder } from '@/lib/orders/answers';
import { dateWords } from '@/lib/words/dates';
import { english } from '@/lib/words/english';
import { OrderFacts } from './order-facts';

const part = { confidence: 0.9, span: null, reason: '', doubts: [], setByPerson: false };
const head = {
  ...{ poNumber: { ...part, value: '4471' }, window: null, contact: null, delivery: null, urgent: null },
  requestedDate: { ...part, value: '2099-06-05', alternative: null, notBefore: false },
  shipTo: { ...part, value: { branchId: null, text: 'Main Road' }, branch: null },
  instructions: { ...part, value: 'ring at the gate' },
};
const customer = {
  id: 'c',
  name: 'Kiosk',
  phoneNumber: null,
  creditStatus: 'ACTIVE',
  verification: 'VERIFIED',
};
const order = {
  ...{ id: 'o', customer, head, source: 'MESSAGING', createdAt: '2099-01-01T00:00:00Z', sentAt: null },
  ...{ erp: { attempts: 0, syncedAt: null }, childOrders: [], parentOrderId: null },
} as unknown as FullOrder;
const formats = makeFormats(numberStyleOf({ locale: 'en-ZA', currency: 'ZAR' }), 'UTC', dateWords.en);

it('shows the day, the place, the number and the note that the order was given', () => {
  const facts = createElement(OrderFacts, { order, formats });
  const html = renderToStaticMarkup(
    createElement(
      NextIntlClientProvider,
      { locale: 'en', timeZone: 'UTC', messages: english } as Parameters<typeof NextIntlClientProvider>[0],
      facts,
    ),
  );
  for (const shown of [
    'Deliver on',
    formats.weekdayDate('2099-06-05'),
    'Ship to',
    'Main Road',
    'PO',
    '4471',
    'Note',
    'ring at the gate',
  ])
    expect(html).toContain(shown);
});
