import { PackageX } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { orderQr } from '@/components/orders/order-qr';
import { readPaper } from '@/components/orders/paper';
import { PickSlips } from '@/components/orders/pick-slips';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { requirePageContext } from '@/lib/auth/page-context';
import { buildPickSlips } from '@/lib/orders/build-pick-slips';
import { readListSearch, type SearchParams } from '../list-search';
import { printingNow } from '../printing-now';

export const metadata: Metadata = { title: 'Pick slips' };

export default async function PickSlipsPage({ searchParams }: { searchParams: SearchParams }) {
  const ctx = await requirePageContext();
  const { one } = await readListSearch(searchParams);
  const orderIds = (one('ids') ?? '').split(',').filter((id) => id.trim() !== '');
  const { pickSlips, left } = await buildPickSlips(ctx, { orderIds });
  const address = `/pick-slips?ids=${encodeURIComponent(orderIds.join(','))}&paper=`;
  return (
    <PickSlips
      title={pickSlips.length === 1 ? '1 pick slip' : `${pickSlips.length} pick slips`}
      back={{ href: '/orders', words: 'Orders' }}
      slips={pickSlips.map((slip) => ({ slip, qrCode: orderQr(slip.orderId) }))}
      paper={readPaper(one('paper'))}
      printing={await printingNow()}
      address={{ a4: `${address}a4`, '80mm': `${address}80mm` }}
    >
      {left.length > 0 ? <LeftOut left={left} /> : null}
      {orderIds.length === 0 ? (
        <EmptyState icon={PackageX} title="No order is chosen">
          <p>Choose orders by the boxes of the list, then print their slips.</p>
          <Link href="/orders" className={buttonClass({}, 'mt-3')}>
            To the orders
          </Link>
        </EmptyState>
      ) : null}
    </PickSlips>
  );
}

function LeftOut({ left }: { left: readonly { orderId: string; reason: string }[] }) {
  return (
    <div className="mx-auto w-full max-w-[210mm] print:hidden">
      <Notice tone="warn">
        <p className="font-medium">
          {left.length === 1 ? '1 order is left out' : `${left.length} orders are left out`}
        </p>
        <ul>
          {left.map(({ orderId, reason }) => (
            <li key={orderId}>
              <span className="font-mono text-sm break-all">{orderId.slice(0, 60)}</span>: {reason}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
