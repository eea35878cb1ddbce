import type { Formats } from '@/components/shell/formats';
import type { PickSlip } from '@/lib/orders/answers';
import { pickOf } from './pack';
import { PickSlipHead } from './pick-slip-head';
import { PickSlipLines } from './pick-slip-lines';

export type Paper = 'a4' | '80mm';

/** One pick slip as it is printed. It knows no prices. */
export function PickSlipSheet({
  slip,
  paper,
  qrCode,
  printedBy,
  printedAt,
  formats,
}: {
  slip: PickSlip;
  paper: Paper;
  /** An SVG image as a data address. */
  qrCode: string;
  printedBy: string;
  printedAt: string;
  formats: Formats;
}) {
  const narrow = paper === '80mm';
  const cases = slip.lines.reduce((sum, line) => sum + pickOf(line).cases, 0);
  const units = slip.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <article
      aria-label="Pick slip"
      data-pick-slip
      className={`mx-auto bg-white text-black shadow-pop [color-scheme:light] print:shadow-none ${
        narrow
          ? 'w-[80mm] p-[4mm] text-xs'
          : 'w-full max-w-[210mm] min-w-[150mm] p-6 text-sm sm:p-10 print:min-w-0 print:p-0'
      }`}
    >
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Goods to pick, in walking order</caption>
        <thead>
          <tr>
            <td colSpan={narrow ? 3 : 7} className="pb-3">
              <PickSlipHead slip={slip} narrow={narrow} qrCode={qrCode} />
            </td>
          </tr>
          {narrow ? null : <ColumnNames />}
        </thead>
        <PickSlipLines lines={slip.lines} narrow={narrow} formats={formats} />
      </table>
      <footer className="break-inside-avoid pt-3">
        <p className="flex flex-wrap gap-x-6 font-semibold">
          <span>Lines: {slip.lines.length}</span>
          <span>Units: {formats.quantity(units)}</span>
          <span>Cases: {formats.quantity(cases)}</span>
        </p>
        {slip.omittedLines > 0 ? (
          <p className="pt-1 font-semibold">
            {slip.omittedLines === 1 ? '1 line has' : `${slip.omittedLines} lines have`} no product yet and{' '}
            {slip.omittedLines === 1 ? 'is' : 'are'} not on this slip.
          </p>
        ) : null}
        {slip.lines.some((line) => line.isZeroRated) ? <p className="pt-1">Z: zero-rated for VAT.</p> : null}
        <div className={narrow ? 'grid gap-6 pt-8' : 'grid grid-cols-3 gap-8 pt-14'}>
          {['Picked by', 'Checked by', 'Received by'].map((role) => (
            <p key={role} className="border-t border-black pt-1">
              {role}
            </p>
          ))}
        </div>
        <p className="pt-4 text-xs">
          Printed {printedAt} by {printedBy}
        </p>
      </footer>
    </article>
  );
}

function ColumnNames() {
  const names = ['', 'Bin', 'SKU', 'Description', 'Quantity', 'Picked', ''];
  return (
    <tr className="border-y border-black">
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places.
        <th key={index} scope="col" className="px-1.5 py-1 text-xs font-semibold whitespace-nowrap">
          {name || <span className="sr-only">{index === 0 ? 'Done' : 'Zero-rated'}</span>}
        </th>
      ))}
    </tr>
  );
}
