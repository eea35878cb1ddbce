import { type Formats, makeFormats, numberStyleOf } from '@/components/shell/formats';
import { requirePageTenant } from '@/lib/auth/page-context';

/** Amounts and times as the tenant of this page writes them, for server components. */
export async function pageFormats(): Promise<Formats> {
  const tenant = await requirePageTenant();
  return makeFormats(numberStyleOf(tenant), tenant.timeZone);
}
