import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const looks =
  'w-full min-w-0 rounded-md border border-edge-strong bg-raised px-2.5 text-ink transition-colors ' +
  'hover:border-soft focus-visible:border-accent focus-visible:outline-offset-0 disabled:opacity-60 ' +
  'aria-invalid:border-bad';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={clsx(looks, 'h-9 touch:h-11', className)} {...props} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={clsx(looks, 'min-h-20 py-2', className)} {...props} />;
}

/** The platform's own select: it knows every keyboard and every phone. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select className={clsx(looks, 'h-9 touch:h-11', className)} {...props} />;
}
