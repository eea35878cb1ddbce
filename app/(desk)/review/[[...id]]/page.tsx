import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { queueOf } from '@/components/review/queue/queue-of';
import { Workbench } from '@/components/review/workbench';
import { requirePageContext } from '@/lib/auth/page-context';
import { listLocations } from '@/lib/locations/list-locations';
import { getOrder } from '@/lib/orders/get-order';
import { listOrders } from '@/lib/orders/list-orders';
import { orderIdOf, orNotFound } from '../../or-not-found';

export const metadata: Metadata = { title: 'Review' };

export default async function ReviewPage({ params }: { params: Promise<{ id?: string[] }> }) {
  const ctx = await requirePageContext();
  const [id, ...rest] = (await params).id ?? [];
  if (rest.length > 0) notFound();
  const [{ orders: doubtful }, { orders: inReview }, { orders: withTasks }, { locations }] =
    await Promise.all([
      listOrders(ctx, { inDoubt: true, limit: 200, offset: 0 }),
      listOrders(ctx, { status: 'PENDING_REVIEW', limit: 200, offset: 0 }),
      listOrders(ctx, { openTasks: true, limit: 200, offset: 0 }),
      listLocations(ctx, { limit: 200, offset: 0 }),
    ]);
  const queue = queueOf({ doubtful, withTasks, inReview });
  const openId = id === undefined ? queue[0]?.id : id;
  const order = openId && (await orNotFound(getOrder(ctx, { orderId: orderIdOf(openId) })));
  return <Workbench initialQueue={queue} initialOrder={order || undefined} locations={locations} />;
}
