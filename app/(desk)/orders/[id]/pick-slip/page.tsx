import { PackageX } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { orderQr } from '@/components/orders/order-qr';
import { readPaper } from '@/components/orders/paper';
import { PickSlips } from '@/components/orders/pick-slips';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { requirePageContext } from '@/lib/auth/page-context';
import { AppError } from '@/lib/errors';
import { buildPickSlip } from '@/lib/orders/build-pick-slip';
import { readListSearch, type SearchParams } from '../../../list-search';
import { orderIdOf, orNotFound } from '../../../or-not-found';
import { printingNow } from '../../../printing-now';

export const metadata: Metadata = { title: 'Pick slip' };

interface Props {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}

export default async function PickSlipPage({ params, searchParams }: Props) {
  const ctx = await requirePageContext();
  const orderId = orderIdOf((await params).id);
  const { one } = await readListSearch(searchParams);
  const built = await orNotFound(buildPickSlip(ctx, { orderId })).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'order_not_pickable') return error.message;
    throw error;
  });
  const address = `/orders/${orderId}/pick-slip?paper=`;
  return (
    <PickSlips
      title="Pick slip"
      back={{ href: `/orders/${orderId}`, words: 'Order' }}
      slips={typeof built === 'string' ? [] : [{ slip: built.pickSlip, qrCode: orderQr(orderId) }]}
      paper={readPaper(one('paper'))}
      printing={await printingNow()}
      address={{ a4: `${address}a4`, '80mm': `${address}80mm` }}
    >
      {typeof built === 'string' ? (
        <EmptyState icon={PackageX} title="There is nothing to pick">
          <p>{built}</p>
          <Link href={`/review/${orderId}`} className={buttonClass({}, 'mt-3')}>
            Open in review
          </Link>
        </EmptyState>
      ) : null}
    </PickSlips>
  );
}
