'use client';

import type { FetchedMenuProps } from '@/components/shell/late-menu';
import { useChosen } from '../queue/chosen-context';
import { PlanMenu } from './plan-menu-items';
import { usePlan } from './use-plan';

/** Of the orders that are chosen in the queue. */
export default function ChosenPlanMenu(menu: FetchedMenuProps) {
  const { orders, done } = useChosen();
  const { plan } = usePlan(done);
  return <PlanMenu {...menu} orders={orders} plan={plan} />;
}
