import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import type { PickSlip } from '@/lib/orders/pick-slip-answers';
import { pickOf } from './pack';

export type PickSlipLine = PickSlip['lines'][number];

/** What to take from which bin. On a roll, two rows of text per line; on a sheet, one. */
export function PickSlipLines({
  lines,
  narrow,
  formats,
}: {
  lines: readonly PickSlipLine[];
  narrow: boolean;
  formats: Formats;
}) {
  const Cells = narrow ? RollCells : SheetCells;
  return (
    <tbody>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slip is printed once and never changes.
        <tr key={index} data-part="line" className="border-b border-black/40 align-top">
          <Cells line={line} formats={formats} />
        </tr>
      ))}
    </tbody>
  );
}

/** The columns' names and widths. The widths are fixed, so that a line is as high on any page as on another. */
const sheetColumns = [
  { name: 'done', width: '8mm', hidden: true },
  { name: 'bin', width: '25mm' },
  { name: 'sku', width: '28mm' },
  { name: 'description', width: 'auto' },
  { name: 'quantity', width: '30mm' },
  { name: 'picked', width: '20mm' },
  { name: 'zeroRated', width: '6mm', hidden: true },
] as const;
const rollWidths = ['6mm', 'auto', '20mm'] as const;

export function PickSlipColumns({ narrow }: { narrow: boolean }) {
  const widths = narrow ? rollWidths : sheetColumns.map(({ width }) => width);
  return (
    <colgroup>
      {widths.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places.
        <col key={index} style={{ width }} />
      ))}
    </colgroup>
  );
}

export function PickSlipColumnNames() {
  const t = useTranslations('pickSlips');
  return (
    <tr className="border-y border-black">
      {sheetColumns.map((column) => (
        <th key={column.name} scope="col" className="px-1.5 py-1 text-xs font-semibold whitespace-nowrap">
          {'hidden' in column ? (
            <span className="sr-only">{t(`column_${column.name}`)}</span>
          ) : (
            t(`column_${column.name}`)
          )}
        </th>
      ))}
    </tr>
  );
}

function Box() {
  return <span aria-hidden className="mt-0.5 inline-block size-[4mm] border-[1.5px] border-black" />;
}

function SheetCells({ line, formats }: { line: PickSlipLine; formats: Formats }) {
  const t = useTranslations('pickSlips');
  return (
    <>
      <td className="px-1.5 py-1.5">
        <Box />
      </td>
      <td className="px-1.5 py-1.5 font-mono font-bold break-words">{line.binLocation || t('noBin')}</td>
      <td className="px-1.5 py-1.5 font-mono break-words">{line.sku}</td>
      <td dir="auto" className="px-1.5 py-1.5 break-words">
        {line.description}
        <TheirCode line={line} />
      </td>
      <td className="px-1.5 py-1.5">
        <Take line={line} formats={formats} />
      </td>
      <td className="px-1.5 py-1.5">
        <span aria-hidden className="mt-3.5 block border-b border-black" />
      </td>
      <td className="py-1.5 pl-1 font-bold">{line.isZeroRated ? 'Z' : ''}</td>
    </>
  );
}

function RollCells({ line, formats }: { line: PickSlipLine; formats: Formats }) {
  const t = useTranslations('pickSlips');
  return (
    <>
      <td className="py-1">
        <Box />
      </td>
      <td className="py-1 pr-1 break-words">
        <span className="font-mono font-bold">{line.binLocation || t('noBin')}</span>{' '}
        <span className="font-mono">{line.sku}</span>
        {line.isZeroRated ? <b> Z</b> : null}
        <span dir="auto" className="block break-words">
          {line.description}
        </span>
        <TheirCode line={line} />
      </td>
      <td className="py-1 text-right">
        <Take line={line} formats={formats} />
      </td>
    </>
  );
}

function TheirCode({ line: { customerItemCode } }: { line: PickSlipLine }) {
  const t = useTranslations('pickSlips');
  return customerItemCode === null ? null : (
    <span className="block text-xs break-words">
      {t.rich('theirCode', {
        code: () => <bdi className="font-mono font-semibold">{customerItemCode}</bdi>,
      })}
    </span>
  );
}

function Take({ line, formats }: { line: PickSlipLine; formats: Formats }) {
  const { take, pieces, cases } = pickOf(line);
  return (
    <>
      <span className="font-semibold">{take}</span>
      {line.packSize > 1 && cases > 0 ? (
        <span className="block text-xs">= {formats.quantity(pieces)}</span>
      ) : null}
    </>
  );
}
