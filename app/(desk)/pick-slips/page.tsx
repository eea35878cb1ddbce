import { PackageX } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { orderQr } from '@/components/orders/order-qr';
import { readPaper } from '@/components/orders/paper';
import { PickSlips } from '@/components/orders/pick-slips';
import { RoomWords } from '@/components/shell/room-words';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { requirePageContext } from '@/lib/auth/page-context';
import { type PickSlips as Built, buildPickSlips, mostPickSlips } from '@/lib/orders/build-pick-slips';
import { readListSearch, type SearchParams } from '../list-search';
import { printingNow } from '../printing-now';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('pickSlips'))('titleMany') };
}

export default async function PickSlipsPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await requirePageContext();
  const { one } = await readListSearch(searchParams);
  const orderIds = (one('ids') ?? '').split(',').filter((id) => id.trim() !== '');
  const { pickSlips, left } = await buildPickSlips(ctx, { orderIds });
  const address = `/pick-slips?ids=${encodeURIComponent(orderIds.join(','))}&paper=`;
  const t = await getTranslations('pickSlips');
  return (
    <RoomWords rooms={['pickSlips']}>
      <PickSlips
        title={t('counted', { count: pickSlips.length })}
        back={{ href: '/orders', words: t('orders') }}
        slips={pickSlips.map((slip) => ({ slip, qrCode: orderQr(slip.orderId) }))}
        paper={readPaper(one('paper'))}
        printing={await printingNow()}
        address={{ a4: `${address}a4`, '80mm': `${address}80mm` }}
      >
        {left.length > 0 ? <LeftOut left={left} /> : null}
        {orderIds.length === 0 ? (
          <EmptyState icon={PackageX} title={t('noneChosen')}>
            <p>{t('noneChosenWhat')}</p>
            <Link href="/orders" className={buttonClass({}, 'mt-3')}>
              {t('toOrders')}
            </Link>
          </EmptyState>
        ) : null}
      </PickSlips>
    </RoomWords>
  );
}

function LeftOut({ left }: Pick<Built, 'left'>) {
  const t = useTranslations('pickSlips');
  return (
    <div className="mx-auto w-full max-w-[210mm] print:hidden">
      <Notice tone="warn">
        <p className="font-medium">{t('leftOut', { count: left.length })}</p>
        <ul>
          {left.map(({ orderId, why }) => (
            <li key={orderId}>
              <span className="font-mono text-sm break-all">{orderId.slice(0, 60)}</span>:{' '}
              {t(`why_${why}`, { most: String(mostPickSlips) })}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
