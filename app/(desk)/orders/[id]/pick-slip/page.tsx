import { PackageX } from 'lucide-react';
import type { Metadata } from 'next';
import Link from 'next/link';
import { orderQr } from '@/components/orders/order-qr';
import { type Paper, PickSlipSheet } from '@/components/orders/pick-slip-sheet';
import { PrintBar } from '@/components/orders/print-bar';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { requirePageContext } from '@/lib/auth/page-context';
import { clock } from '@/lib/clock';
import { AppError } from '@/lib/errors';
import { buildPickSlip } from '@/lib/orders/build-pick-slip';
import type { SearchParams } from '../../../list-search';
import { orderIdOf, orNotFound } from '../../../or-not-found';
import { pageFormats } from '../../../page-formats';

export const metadata: Metadata = { title: 'Pick slip' };

interface Props {
  params: Promise<{ id: string }>;
  searchParams: SearchParams;
}

export default async function PickSlipPage({ params, searchParams }: Props) {
  const ctx = await requirePageContext();
  const orderId = orderIdOf((await params).id);
  const paper: Paper = (await searchParams).paper === '80mm' ? '80mm' : 'a4';
  const formats = await pageFormats();
  const built = await orNotFound(buildPickSlip(ctx, { orderId })).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'order_not_pickable') return error.message;
    throw error;
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-6 print:block print:p-0">
      <header className="mx-auto flex w-full max-w-[210mm] flex-wrap items-center gap-3 print:hidden">
        <h1 className="text-xl font-semibold">Pick slip</h1>
        <Link href={`/orders/${orderId}`} className="rounded-sm text-accent underline underline-offset-2">
          Order
        </Link>
        <div className="ml-auto">
          {typeof built === 'string' ? null : (
            <PrintBar paper={paper} path={`/orders/${orderId}/pick-slip`} />
          )}
        </div>
      </header>
      {typeof built === 'string' ? (
        <EmptyState icon={PackageX} title="There is nothing to pick">
          <p>{built}</p>
          <Link href={`/review/${orderId}`} className={buttonClass({}, 'mt-3')}>
            Open in review
          </Link>
        </EmptyState>
      ) : (
        <section
          aria-label="Preview"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet wider than the screen scrolls by key, too.
          tabIndex={0}
          className="relative overflow-x-auto p-0.5 print:overflow-visible print:p-0"
        >
          <PickSlipSheet
            slip={built.pickSlip}
            paper={paper}
            qrCode={orderQr(orderId)}
            printedBy={ctx.actor.name}
            printedAt={formats.moment(clock.now().toISOString())}
            formats={formats}
          />
        </section>
      )}
    </div>
  );
}
