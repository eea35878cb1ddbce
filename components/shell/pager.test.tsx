import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { english } from '@/lib/words/english';
import { Pager } from './pager';

const address = (offset: number) => `/orders?offset=${offset}`;
const page = { total: 120, totalIsExact: true, limit: 50, offset: 0 };
const said = (given: Partial<Parameters<typeof Pager>[0]['page']>) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={english}>
      <Pager page={{ ...page, ...given }} address={address} />
    </NextIntlClientProvider>,
  );

describe('the pager', () => {
  it('says how many there are, or at least are', () => {
    expect(said({})).toContain('1 – 50 of 120<');
    expect(said({ total: 10_000, totalIsExact: false })).toContain('1 – 50 of 10\u202f000+<');
  });

  it('goes on where no count ends it, and says where one is', () => {
    const deep = said({ total: 10_000, totalIsExact: false, offset: 100_000 });
    expect(deep).toContain('100\u202f001 – 100\u202f050 of 10\u202f000+<');
    expect(deep).toContain('offset=100050');
  });

  it('ends with what a search found that did not look at all', () => {
    const cut = { total: 30, totalIsExact: false, searchedOnly: 10_000 };
    expect(said(cut)).toContain('1 – 30 of 30+<');
    expect(said(cut)).not.toContain('href');
    expect(said({ ...cut, total: 80 })).toContain('offset=50');
  });
});
