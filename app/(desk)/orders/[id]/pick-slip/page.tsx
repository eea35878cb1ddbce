import { PackageX } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { orderQr } from '@/components/orders/order-qr';
import { readPaper } from '@/components/orders/paper';
import { PickSlips } from '@/components/orders/pick-slips';
import { RoomWords } from '@/components/shell/room-words';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { requirePageContext } from '@/lib/auth/page-context';
import { buildPickSlip, NotPickable } from '@/lib/orders/build-pick-slip';
import { readListSearch, type SearchParams } from '../../../list-search';
import { orderIdOf, orNotFound } from '../../../or-not-found';
import { printingNow } from '../../../printing-now';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('pickSlips'))('title') };
}

interface Props {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}

export default async function PickSlipPage({ params, searchParams }: Props) {
  const ctx = await requirePageContext();
  const orderId = orderIdOf((await params).id);
  const { one } = await readListSearch(searchParams);
  const built = await orNotFound(buildPickSlip(ctx, { orderId })).catch((error: unknown) => {
    if (error instanceof NotPickable) return error.why;
    throw error;
  });
  const address = `/orders/${orderId}/pick-slip?paper=`;
  const t = await getTranslations('pickSlips');
  return (
    <RoomWords rooms={['pickSlips']}>
      <PickSlips
        title={t('title')}
        back={{ href: `/orders/${orderId}`, words: t('order') }}
        slips={typeof built === 'string' ? [] : [{ slip: built.pickSlip, qrCode: orderQr(orderId) }]}
        paper={readPaper(one('paper'))}
        printing={await printingNow()}
        address={{ a4: `${address}a4`, '80mm': `${address}80mm` }}
      >
        {typeof built === 'string' ? (
          <EmptyState icon={PackageX} title={t('nothing')}>
            <p>{t(`why_${built}`)}</p>
            <Link href={`/review/${orderId}`} className={buttonClass({}, 'mt-3')}>
              {t('openInReview')}
            </Link>
          </EmptyState>
        ) : null}
      </PickSlips>
    </RoomWords>
  );
}
