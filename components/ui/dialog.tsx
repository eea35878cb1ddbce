'use client';

import * as Radix from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { Button } from './button';
import { isSecondClick } from './is-second-click';

/**
 * A modal dialog: focus stays inside, Escape closes, and the focus goes back where it was. Radix's own modality
 * switches pointers and scrolling off on the body, which styles the whole page anew at each opening and closing, and
 * takes longer than the rest of the key. What covers the page does the same here.
 */
export function Dialog({
  open,
  onClose,
  onClosed,
  title,
  description,
  wide = false,
  steady = false,
  children,
}: {
  open: boolean;
  onClose: () => void;
  /** Once it is gone and the focus is back where it was. */
  onClosed?: () => void;
  title: string;
  description?: ReactNode;
  wide?: boolean;
  /** Neither Escape nor a click beside it closes the dialog, only a button in it. */
  steady?: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('ui');
  const before = useRef<Element>(null);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root modal={false} open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal container={page()}>
        <div ref={holdPage} className="fixed inset-0 z-40 touch-pinch-zoom bg-black/40" />
        <Radix.Content
          ref={content}
          aria-modal
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement;
            focusBody(event);
          }}
          onCloseAutoFocus={(event) => {
            // Radix would give it to the dialog's own trigger, and these have none.
            event.preventDefault();
            giveFocusBack(before.current);
            if (onClosed) setTimeout(onClosed);
          }}
          onFocusOutside={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          {...(steady ? { onEscapeKeyDown: stay, onInteractOutside: stay } : {})}
          className={clsx(
            'animate-appear fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[90dvh] w-full flex-col rounded-t-xl border border-edge bg-paper shadow-pop',
            'sm:inset-x-4 sm:top-[10vh] sm:bottom-auto sm:max-h-[80dvh] sm:w-auto sm:rounded-xl',
            wide ? 'sm:max-w-2xl' : 'sm:max-w-md',
          )}
        >
          <header className="flex items-start gap-3 px-5 pt-4 pb-1">
            <Radix.Title className="flex-1 pt-1 text-lg font-semibold">{title}</Radix.Title>
            {steady ? null : (
              <Radix.Close asChild>
                <Button tone="quiet" size="icon" aria-label={t('close')}>
                  <X aria-hidden />
                </Button>
              </Radix.Close>
            )}
          </header>
          <div data-dialog-body className="grid gap-4 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
            {description ? <Radix.Description className="text-soft">{description}</Radix.Description> : null}
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Said outright: to find it by itself, Radix draws the dialog in a second pass. */
function page(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.body;
}

/** Keeps the page behind from scrolling, and from moving when its scrollbar goes. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  style.overflow = 'hidden';
  if (clientWidth < window.innerWidth) style.scrollbarGutter = 'stable';
  return () => {
    Object.assign(style, { overflow, scrollbarGutter });
    dropStrayClick();
  };
}

/** Takes the second half of a double click on a button of the dialog, which would fall on what lay beneath it. */
function dropStrayClick(): void {
  const over = new AbortController();
  const drop = (event: MouseEvent) => {
    if (!isSecondClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', drop, { capture: true, signal: over.signal });
  setTimeout(() => over.abort(), 500);
}

function stay(event: Event): void {
  event.preventDefault();
}

/** To what had it, unless something else has taken it meanwhile. */
function giveFocusBack(to: Element | null): void {
  const isNowhere = document.activeElement === null || document.activeElement === document.body;
  if (isNowhere && to instanceof HTMLElement) to.focus({ preventScroll: true });
}

/** Begins with the dialog's own first control, not with the way out of it. */
function focusBody(event: Event): void {
  const content = event.currentTarget;
  if (!(content instanceof HTMLElement)) return;
  const first = content.querySelector<HTMLElement>('[data-dialog-body] :is(input, select, textarea, button)');
  if (!first) return;
  event.preventDefault();
  first.focus();
}
