import type { Printing } from '@/components/orders/pick-slip-foot';
import { requirePageContext } from '@/lib/auth/page-context';
import { clock } from '@/lib/clock';
import { pageFormats } from './page-formats';

/** Who prints, and when, for the foot of a slip. */
export async function printingNow(): Promise<Printing> {
  const { actor } = await requirePageContext();
  return { by: actor.name, at: (await pageFormats()).moment(clock.now().toISOString()) };
}
