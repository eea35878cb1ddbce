import { type Formats, makeFormats, numberStyleOf } from '@/components/shell/formats';
import { pageLanguage, requirePageTenant } from '@/lib/auth/page-context';
import { dateWords } from '@/lib/words/dates';

/** Amounts and times as the tenant of this page writes them, in the reader's words, for server components. */
export async function pageFormats(): Promise<Formats> {
  const tenant = await requirePageTenant();
  return makeFormats(numberStyleOf(tenant), tenant.timeZone, dateWords[await pageLanguage()]);
}
