import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { PickSlip } from '@/lib/orders/pick-slip-answers';
import type { Paper } from './paper';
import { PaperOfScreen } from './paper-of-screen';
import type { Printing } from './pick-slip-foot';
import { RollSlip, SheetSlip } from './pick-slip-pages';
import { PrintBar } from './print-bar';

/** A page that prints pick slips, one after the other, each with pages of its own. */
export function PickSlips({
  title,
  back,
  slips,
  paper: chosen,
  printing,
  address,
  children,
}: {
  title: string;
  back: { href: string; words: string };
  slips: readonly { slip: PickSlip; qrCode: string }[];
  /** Undefined: nobody has chosen one. */
  paper: Paper | undefined;
  printing: Printing;
  /** Of the same slips on another paper. */
  address: Record<Paper, string>;
  /** What is to be said before the slips; it is not printed. */
  children?: ReactNode;
}) {
  const t = useTranslations('pickSlips');
  const paper = chosen ?? 'a4';
  const Slip = paper === '80mm' ? RollSlip : SheetSlip;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-6 print:block print:p-0">
      <header className="mx-auto flex w-full max-w-[210mm] flex-wrap items-center gap-3 print:hidden">
        <h1 className="text-xl font-semibold">{title}</h1>
        <Link
          href={back.href}
          className="inline-flex min-h-6 items-center rounded-sm text-accent underline underline-offset-2 touch:min-h-11"
        >
          {back.words}
        </Link>
        {chosen === undefined ? <PaperOfScreen roll={address['80mm']} /> : null}
        {slips.length > 0 ? <PrintBar paper={paper} address={address} /> : null}
      </header>
      {children}
      {slips.length > 0 ? (
        <section
          aria-label={t('preview')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a sheet wider than the screen scrolls by key, too.
          tabIndex={0}
          className="relative grid gap-4 overflow-x-auto p-0.5 print:block print:overflow-visible print:p-0"
        >
          {slips.map(({ slip, qrCode }, index) => (
            <Slip
              key={`${paper} ${slip.orderId}`}
              slip={slip}
              qrCode={qrCode}
              printing={printing}
              isFirst={index === 0}
            />
          ))}
        </section>
      ) : null}
    </div>
  );
}
