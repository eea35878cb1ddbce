'use client';

import { LoaderCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { openShelf } from './toasts';

/** Where toasts appear; see components/shell/notify.ts for saying something. */
export function ToastShelf() {
  const t = useTranslations('ui');
  // Effects of what it holds have run by then, so that Sonner listens.
  useEffect(() => openShelf(toast), []);
  return (
    // Not even an empty box may be printed: it would be a page of its own after one of another size.
    <div className="print:hidden">
      <Sonner
        position="bottom-right"
        gap={8}
        offset={{ bottom: '4.5rem', right: '1rem' }}
        mobileOffset={{ bottom: '5rem', left: '0.75rem', right: '0.75rem' }}
        style={{ fontFamily: 'inherit' }}
        visibleToasts={4}
        closeButton
        containerAriaLabel={t('notifications')}
        // Its own turns twelve bars by themselves, each a layer to be painted.
        icons={{ loading: <LoaderCircle className="size-4 animate-spin text-soft" /> }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast:
              'group flex w-full items-start gap-2.5 rounded-lg border border-edge bg-raised p-3 pr-9 text-base text-ink shadow-pop print:hidden sm:w-96',
            // A long name is cut, and whole while one points at it.
            title: 'font-medium line-clamp-2 wrap-anywhere group-hover:line-clamp-none',
            description: 'text-sm text-soft break-words',
            content: 'min-w-0 flex-1 grid gap-0.5',
            icon: 'mt-0.5',
            // Sonner puts it into the middle of the message.
            loader: 'static! transform-none!',
            success: '[&_[data-icon]]:text-good',
            error: '[&_[data-icon]]:text-bad border-bad/40',
            warning: '[&_[data-icon]]:text-warn',
            actionButton:
              'shrink-0 self-center rounded-md border border-edge px-2 py-1 text-sm font-medium hover:bg-hover touch:py-2.5',
            closeButton:
              'absolute top-2 right-2 grid size-6 place-items-center rounded-md text-soft hover:bg-hover hover:text-ink',
          },
        }}
      />
    </div>
  );
}
