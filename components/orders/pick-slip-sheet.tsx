import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import type { PickSlip } from '@/lib/orders/pick-slip-answers';
import { PickSlipFoot, type Printing } from './pick-slip-foot';
import { PickSlipHead } from './pick-slip-head';
import { PickSlipColumnNames, PickSlipColumns, type PickSlipLine, PickSlipLines } from './pick-slip-lines';

/** One page of a pick slip as it is printed; a roll has only one. It knows no prices. */
export function PickSlipSheet({
  slip,
  qrCode,
  lines,
  page,
  narrow,
  printing,
  formats,
  className,
  pageName,
}: {
  slip: PickSlip;
  /** An SVG image as a data address. */
  qrCode: string;
  /** Those of this page. */
  lines: readonly PickSlipLine[];
  page: { number: number; of: number };
  narrow: boolean;
  printing: Printing;
  formats: Formats;
  className: string;
  /** Of the `@page` rule that has its size. */
  pageName: string;
}) {
  const t = useTranslations('pickSlips');
  const isLast = page.number === page.of;
  const ofAll = { number: String(page.number), of: String(page.of) };
  return (
    <article
      aria-label={t('sheetOf', { name: slip.customerName, ...ofAll })}
      style={{ page: pageName }}
      className={`mx-auto flex flex-col bg-white text-black shadow-sheet [color-scheme:light] print:mx-0 print:shadow-none ${className}`}
    >
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">{t('goods')}</caption>
        <PickSlipColumns narrow={narrow} />
        <thead data-part="head">
          <tr>
            <td colSpan={narrow ? 3 : 7} className="pb-3">
              <PickSlipHead slip={slip} narrow={narrow} qrCode={qrCode} formats={formats} />
            </td>
          </tr>
          {narrow ? null : <PickSlipColumnNames />}
        </thead>
        <PickSlipLines lines={lines} narrow={narrow} formats={formats} />
      </table>
      {isLast ? <PickSlipFoot slip={slip} narrow={narrow} printing={printing} formats={formats} /> : null}
      <p className={narrow ? 'pt-2 text-xs' : 'mt-auto text-right text-xs'}>{t('pageOf', ofAll)}</p>
    </article>
  );
}
