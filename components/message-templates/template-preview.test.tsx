import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeskProvider } from '@/components/shell/desk-context';
import { numberStyleOf } from '@/components/shell/formats';
import { formatMoney } from '@/lib/money';
import { dateWords } from '@/lib/words/dates';
import { english } from '@/lib/words/english';
import { TemplatePreview } from './template-preview';

test.each([
  ['en-ZA', 'ZAR'],
  ['de-DE', 'EUR'],
  ['pt-MZ', 'MZN'],
  ['en-US', 'USD'],
])('the total is written as it arrives, in %s and %s', (locale, currency) => {
  const desk = {
    ...{ tenantName: 'Marula', userName: 'Thandi', role: 'manager' as const, undoSeconds: 0, now: 0 },
    ...{ numbers: numberStyleOf({ locale, currency }), timeZone: 'UTC', dates: dateWords.en },
  };
  const shown = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={english}>
      <DeskProvider desk={desk}>
        <TemplatePreview kind="COMPLETED" language="en" body="Hi {customer}. Total: {total}." isBoth />
      </DeskProvider>
    </NextIntlClientProvider>,
  );
  expect(shown).toContain(`Total: ${formatMoney('312.90', { locale, currency })}.`);
});
