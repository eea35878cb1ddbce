'use client';

import { clsx } from 'clsx';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useFormats } from '@/components/shell/desk-context';
import type { PickSlip } from '@/lib/orders/pick-slip-answers';
import { packLines } from './pack-lines';
import type { Printing } from './pick-slip-foot';
import { PickSlipSheet } from './pick-slip-sheet';

interface SlipProps {
  slip: PickSlip;
  qrCode: string;
  printing: Printing;
  /** The first of those that are printed together. */
  isFirst: boolean;
}

const mm = 96 / 25.4;
/** An A4 page without its margins, and without the line of its number. */
const pageRoom = (297 - 12 - 10) * mm - 24;

/**
 * A slip on A4. It is cut into pages here, where heights can be measured, because a browser numbers all the pages of a
 * print job as one: "page n of N" of several slips would count them together.
 */
export function SheetSlip({ slip, qrCode, printing, isFirst }: SlipProps) {
  const formats = useFormats();
  const box = useRef<HTMLDivElement>(null);
  const [counts, setCounts] = useState<readonly number[] | null>(null);
  useMeasured(box, (part) =>
    setCounts(
      packLines({
        page: pageRoom,
        head: part('head')[0] ?? 0,
        lines: part('line'),
        foot: part('foot')[0] ?? 0,
      }),
    ),
  );
  const pages = counts ?? [slip.lines.length];
  const starts = pages.map((_, page) => pages.slice(0, page).reduce((sum, count) => sum + count, 0));
  return (
    <div ref={box} className="contents">
      {pages.map((count, page) => (
        <PickSlipSheet
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          key={page}
          slip={slip}
          qrCode={qrCode}
          lines={slip.lines.slice(starts[page], (starts[page] ?? 0) + count)}
          page={{ number: page + 1, of: pages.length }}
          narrow={false}
          printing={printing}
          formats={formats}
          pageName="sheet"
          className={clsx(
            'w-[210mm] p-[12mm] pb-[10mm] text-sm',
            counts && 'h-[296.9mm] overflow-hidden',
            !(isFirst && page === 0) && 'break-before-page',
          )}
        />
      ))}
    </div>
  );
}

/** A slip on a roll: one page, as long as the slip. `auto` means nothing to Chromium, so the height is measured. */
export function RollSlip({ slip, qrCode, printing, isFirst }: SlipProps) {
  const formats = useFormats();
  const box = useRef<HTMLDivElement>(null);
  const [heightMm, setHeightMm] = useState(200);
  useMeasured(box, () => {
    const height = box.current?.firstElementChild?.getBoundingClientRect().height ?? 0;
    // Half a millimetre too little would be a second page.
    setHeightMm(Math.ceil(height / mm) + 1);
  });
  const pageName = `roll-${slip.orderId}`;
  return (
    <>
      <style>{`@page ${pageName} { size: 80mm ${heightMm}mm; margin: 0; }`}</style>
      <div ref={box} className="contents">
        <PickSlipSheet
          slip={slip}
          qrCode={qrCode}
          lines={slip.lines}
          page={{ number: 1, of: 1 }}
          narrow
          printing={printing}
          formats={formats}
          pageName={pageName}
          className={clsx('w-[80mm] p-[4mm] text-xs', !isFirst && 'break-before-page')}
        />
      </div>
    </>
  );
}

type Part = 'head' | 'line' | 'foot';

/** Calls with how to measure the parts of a slip, in pixels: before the first painting, and once its fonts are there. */
function useMeasured(box: RefObject<HTMLElement | null>, measured: (part: (name: Part) => number[]) => void) {
  const latest = useRef(measured);
  latest.current = measured;
  useLayoutEffect(() => {
    let gone = false;
    const measure = () => {
      if (gone) return;
      latest.current((name) =>
        Array.from(
          box.current?.querySelectorAll(`[data-part="${name}"]`) ?? [],
          (each) => each.getBoundingClientRect().height,
        ),
      );
    };
    measure();
    void document.fonts.ready.then(measure);
    return () => {
      gone = true;
    };
  }, [box]);
}
