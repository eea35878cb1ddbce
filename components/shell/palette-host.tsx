'use client';

import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState } from 'react';
import { areSingleKeysOn } from '@/components/review/keys/use-single-keys';
import { Button } from '@/components/ui/button';
import { Kbd } from '@/components/ui/kbd';
import { onAskedForKeys } from './ask-for-keys';

// Loaded when they are first asked for: no page needs them to be of use.
const Palette = lazy(() => import('./palette'));
const KeyHelp = lazy(() => import('@/components/review/keys/key-help'));

/** Opens the palette (Ctrl+K, or the button in the bar) and the list of all keys (?), on every page of the desk. */
export function PaletteHost() {
  const t = useTranslations('shell');
  const [open, setOpen] = useState<'palette' | 'help' | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = event.defaultPrevented ? null : askedFor(event);
      if (!wanted) return;
      // Ctrl+K is the browser's search field otherwise, even where the palette does not open.
      event.preventDefault();
      setOpen((now) => (now === null && document.querySelector('[role="dialog"]') ? null : wanted));
    };
    document.addEventListener('keydown', onKey);
    const forget = onAskedForKeys(() => setOpen('help'));
    return () => {
      document.removeEventListener('keydown', onKey);
      forget();
    };
  }, []);
  const close = () => setOpen(null);
  return (
    <>
      <Button
        tone="quiet"
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen('palette')}
        className="max-lg:size-8 max-lg:px-0 max-lg:touch:size-11"
      >
        <Search aria-hidden />
        <span className="max-lg:sr-only">{t('goTo')}</span>
        <Kbd className="opacity-100 max-lg:hidden">Ctrl K</Kbd>
      </Button>
      <Suspense>
        {open === 'palette' ? <Palette onClose={close} onHelp={() => setOpen('help')} /> : null}
        {open === 'help' ? <KeyHelp onClose={close} /> : null}
      </Suspense>
    </>
  );
}

function askedFor({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): 'palette' | 'help' | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' ? 'palette' : null;
  const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null;
  return key === '?' && !isTyping && areSingleKeysOn() ? 'help' : null;
}
