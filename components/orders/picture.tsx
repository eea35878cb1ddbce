'use client';

import { ZoomIn } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LateDialog } from '@/components/shell/late-dialog';
import { linkClass } from '@/components/ui/link-class';

/** A picture from the customer, as large as its place allows; a press shows it larger. */
export function Picture({
  address,
  from,
  fileName,
}: {
  address: string;
  from: string;
  fileName: string | null;
}) {
  const t = useTranslations('orders');
  const [isLarge, setLarge] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const words =
    fileName === null
      ? t('pictureFrom', { name: from })
      : t('pictureFromNamed', { name: from, file: fileName });
  if (isBroken) {
    return (
      <p className="rounded-lg border border-edge px-3 py-2 text-soft">
        {t('pictureBroken')}{' '}
        <a href={address} download className={linkClass()}>
          {t('downloadIt')}
        </a>
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setLarge(true)}
        aria-label={t('pictureLarger', { picture: words })}
        className="group relative block w-full cursor-zoom-in overflow-hidden rounded-lg border border-edge bg-sunken shadow-sheet"
      >
        {/* biome-ignore lint/performance/noImgElement: a customer's picture lies behind the caller's own session. */}
        <img
          src={address}
          alt={words}
          onError={() => setBroken(true)}
          className="mx-auto max-h-64 min-h-16 max-w-full object-contain"
        />
        <span
          aria-hidden
          className="absolute right-2 bottom-2 grid size-8 place-items-center rounded-md border border-edge bg-paper text-soft shadow-sheet group-hover:text-ink"
        >
          <ZoomIn className="size-4" />
        </span>
      </button>
      <LateDialog open={isLarge} onClose={() => setLarge(false)} title={words} wide>
        {/* biome-ignore lint/performance/noImgElement: as above. */}
        <img src={address} alt={words} className="mx-auto max-h-[62dvh] max-w-full object-contain" />
        <p>
          <a href={address} target="_blank" rel="noopener" className={linkClass()}>
            {t('openInTab')}
          </a>
        </p>
      </LateDialog>
    </>
  );
}
