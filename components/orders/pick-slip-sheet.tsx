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
  const isLast = page.number === page.of;
  return (
    <article
      aria-label={`Pick slip of ${slip.customerName}, page ${page.number} of ${page.of}`}
      style={{ page: pageName }}
      className={`mx-auto flex flex-col bg-white text-black shadow-pop [color-scheme:light] print:mx-0 print:shadow-none ${className}`}
    >
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">Goods to pick, in walking order</caption>
        <PickSlipColumns narrow={narrow} />
        <thead data-part="head">
          <tr>
            <td colSpan={narrow ? 3 : 7} className="pb-3">
              <PickSlipHead slip={slip} narrow={narrow} qrCode={qrCode} />
            </td>
          </tr>
          {narrow ? null : <PickSlipColumnNames />}
        </thead>
        <PickSlipLines lines={lines} narrow={narrow} formats={formats} />
      </table>
      {isLast ? <PickSlipFoot slip={slip} narrow={narrow} printing={printing} formats={formats} /> : null}
      <p className={narrow ? 'pt-2 text-xs' : 'mt-auto text-right text-xs'}>
        Page {page.number} of {page.of}
      </p>
    </article>
  );
}
