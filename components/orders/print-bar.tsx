'use client';

import { Printer } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import type { Paper } from './pick-slip-sheet';

const papers: readonly { paper: Paper; words: string }[] = [
  { paper: 'a4', words: 'A4' },
  { paper: '80mm', words: '80 mm roll' },
];

/** Chooses the paper and prints. The browser learns the page's size from a style: a roll's from the slip's own height. */
export function PrintBar({ paper, path }: { paper: Paper; path: string }) {
  const size = usePageSize(paper);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <style>{`@page { ${size} }`}</style>
      <nav aria-label="Paper" className="flex gap-1">
        {papers.map((each) => (
          <Link
            key={each.paper}
            href={`${path}?paper=${each.paper}`}
            replace
            aria-current={each.paper === paper ? 'true' : undefined}
            className={buttonClass(
              { tone: 'quiet' },
              'aria-[current]:border-edge-strong aria-[current]:bg-raised aria-[current]:text-ink',
            )}
          >
            {each.words}
          </Link>
        ))}
      </nav>
      <Button tone="primary" onClick={() => window.print()}>
        <Printer aria-hidden />
        Print
      </Button>
    </div>
  );
}

const a4 =
  'size: A4; margin: 12mm 12mm 16mm; @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 9pt sans-serif; }';

/** `size: 80mm auto` means nothing to Chromium, so the height is measured. */
function usePageSize(paper: Paper): string {
  const [heightMm, setHeightMm] = useState(200);
  useEffect(() => {
    const slip = document.querySelector('[data-pick-slip]');
    if (paper !== '80mm' || !slip) return;
    const measure = () => setHeightMm(Math.ceil((slip.getBoundingClientRect().height * 25.4) / 96) + 4);
    const watch = new ResizeObserver(measure);
    watch.observe(slip);
    return () => watch.disconnect();
  }, [paper]);
  return paper === 'a4' ? a4 : `size: 80mm ${heightMm}mm; margin: 0;`;
}
