import type { Formats } from '@/components/shell/formats';
import type { PickSlip } from '@/lib/orders/answers';
import { pickOf } from './pack';

type Line = PickSlip['lines'][number];

/** What to take from which bin. On a roll, two rows of text per line; on a sheet, one. */
export function PickSlipLines({
  lines,
  narrow,
  formats,
}: {
  lines: readonly Line[];
  narrow: boolean;
  formats: Formats;
}) {
  return (
    <tbody>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slip is printed once and never changes.
        <tr key={index} className="break-inside-avoid border-b border-black/40 align-top">
          {narrow ? (
            <RollCells line={line} formats={formats} />
          ) : (
            <SheetCells line={line} formats={formats} />
          )}
        </tr>
      ))}
    </tbody>
  );
}

function Box() {
  return <span aria-hidden className="mt-0.5 inline-block size-[4mm] border-[1.5px] border-black" />;
}

function SheetCells({ line, formats }: { line: Line; formats: Formats }) {
  return (
    <>
      <td className="w-[8mm] px-1.5 py-1.5">
        <Box />
      </td>
      <td className="px-1.5 py-1.5 font-mono font-bold whitespace-nowrap">{line.binLocation || 'no bin'}</td>
      <td className="px-1.5 py-1.5 font-mono whitespace-nowrap">{line.sku}</td>
      <td className="w-full px-1.5 py-1.5 break-words">{line.description}</td>
      <td className="px-1.5 py-1.5 whitespace-nowrap">
        <Take line={line} formats={formats} />
      </td>
      <td className="px-1.5 py-1.5">
        <span aria-hidden className="mt-3.5 block w-[16mm] border-b border-black" />
      </td>
      <td className="px-1.5 py-1.5 font-bold">{line.isZeroRated ? 'Z' : ''}</td>
    </>
  );
}

function RollCells({ line, formats }: { line: Line; formats: Formats }) {
  return (
    <>
      <td className="w-[6mm] py-1">
        <Box />
      </td>
      <td className="py-1 pr-1">
        <span className="font-mono font-bold">{line.binLocation || 'no bin'}</span>{' '}
        <span className="font-mono">{line.sku}</span>
        {line.isZeroRated ? <b> Z</b> : null}
        <span className="block break-words">{line.description}</span>
      </td>
      <td className="py-1 text-right whitespace-nowrap">
        <Take line={line} formats={formats} />
      </td>
    </>
  );
}

function Take({ line, formats }: { line: Line; formats: Formats }) {
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
