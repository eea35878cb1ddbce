import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Workbench } from '@/components/review/workbench';
import { LateSetUpWelcome } from '@/components/settings/late-set-up-welcome';
import { RoomWords } from '@/components/shell/room-words';
import { pageRole, requirePageContext } from '@/lib/auth/page-context';
import { listLocations } from '@/lib/locations/list-locations';
import { fullOrder, listedOrder } from '@/lib/orders/answers';
import { getOrder } from '@/lib/orders/get-order';
import { listQueue } from '@/lib/orders/list-queue';
import { firstFree } from '@/lib/orders/queue';
import { getSetUp } from '@/lib/settings/get-set-up';
import { isOpen } from '@/lib/settings/is-open';
import { inReadersLanguage } from '../../in-readers-language';
import { orderIdOf, orNotFound } from '../../or-not-found';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('shell'))('page_review') };
}

export default async function ReviewPage({ params }: { params: Promise<{ id?: string[] }> }) {
  const ctx = await requirePageContext();
  const [id, ...rest] = (await params).id ?? [];
  if (rest.length > 0) notFound();
  const [queue, { locations }] = await Promise.all([
    listQueue(ctx),
    listLocations(ctx, { limit: 200, offset: 0 }),
  ]);
  const openId = id === undefined ? firstFree(queue)?.id : id;
  const order = openId && (await orNotFound(getOrder(ctx, { orderId: orderIdOf(openId) })));
  const setUp = pageRole(ctx) === 'manager' && openId === undefined ? await getSetUp(ctx) : undefined;
  return (
    <RoomWords rooms={['orders', 'review', 'reviewHead', 'reviewLines', 'reviewSource', 'reviewVerdicts']}>
      <Workbench
        initialQueue={await inReadersLanguage(listedOrder.array(), queue)}
        initialOrder={order ? await inReadersLanguage(fullOrder, order) : undefined}
        locations={locations}
        whenEmpty={
          setUp && isOpen(setUp) ? (
            <RoomWords rooms={['setUp']}>
              <LateSetUpWelcome setUp={setUp} />
            </RoomWords>
          ) : undefined
        }
      />
    </RoomWords>
  );
}
