'use client';

import type { FetchedMenuProps } from '@/components/shell/late-menu';
import { useReview } from '../review-context';
import { PlanMenu } from './plan-menu-items';
import { usePlan } from './use-plan';

/** Of the open order; one that is put off is left. */
export default function OrderPlanMenu(menu: FetchedMenuProps) {
  const { order, leave } = useReview();
  const { plan } = usePlan((done) => done.kind === 'snooze' && done.until !== null && leave());
  return <PlanMenu {...menu} orders={[order]} plan={plan} />;
}
