import { NextIntlClientProvider } from 'next-intl';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Desk, DeskProvider } from '@/components/shell/desk-context';
import type { OrderTask } from '@/lib/orders/follow-up-answers';
import { dateWords } from '@/lib/words/dates';
import { english } from '@/lib/words/english';
import { OrderTaskNotice } from './order-task';

const desk: Desk = {
  ...{ tenantName: 'Marula', userName: 'Thandi', role: 'clerk', undoSeconds: 0, now: Date.UTC(2026, 4, 4) },
  numbers: { prefix: 'R ', suffix: '', group: ' ', decimal: ',' },
  timeZone: 'Africa/Johannesburg',
  dates: dateWords.en,
};

it('writes the days of a task as every screen does, and the customer’s own words as they are', () => {
  const task = {
    message: 'The customer wants delivery on 2026-12-04 and the note “batch 2026-11-30” on SO-2026-000001.',
    after: 'for 2026-12-04',
    before: null,
  } as OrderTask;
  const notice = createElement(OrderTaskNotice, { task, action: null });
  const shown = createElement(DeskProvider, { desk } as Parameters<typeof DeskProvider>[0], notice);
  const words = { locale: 'en', timeZone: 'UTC', messages: english } as Parameters<
    typeof NextIntlClientProvider
  >[0];
  const html = renderToStaticMarkup(createElement(NextIntlClientProvider, words, shown));
  expect(html).toContain('delivery on Fri 4 Dec 2026 and the note “batch 2026-11-30” on SO-2026-000001');
  expect(html).toContain('for 2026-12-04');
});
