import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/**
 * A sheet with a real table. Under 48 rem each row becomes a card of labelled values (`data-label` of its cells),
 * so that no table scrolls a page sideways.
 */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="@container overflow-hidden rounded-lg border border-edge bg-paper shadow-sheet">
      <table className="w-full border-collapse text-left max-md:block">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="max-md:sr-only">
      <tr className="border-b border-edge bg-sunken text-sm text-soft">{children}</tr>
    </thead>
  );
}

export function HeadCell({ className, ...props }: ComponentProps<'th'>) {
  return <th scope="col" className={clsx('px-3 py-2 font-medium whitespace-nowrap', className)} {...props} />;
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody className="max-md:block">{children}</tbody>;
}

export function Row({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      className={clsx(
        'border-b border-edge last:border-b-0 hover:bg-hover max-md:grid max-md:gap-1 max-md:px-4 max-md:py-3',
        className,
      )}
      {...props}
    />
  );
}

export function Cell({ label, className, ...props }: ComponentProps<'td'> & { label?: string }) {
  return (
    <td
      data-label={label}
      className={clsx(
        'px-3 py-2 align-middle max-md:flex max-md:min-w-0 max-md:justify-between max-md:gap-4 max-md:p-0 max-md:text-left',
        label &&
          'max-md:before:font-sans max-md:before:font-normal max-md:before:text-soft max-md:before:content-[attr(data-label)]',
        className,
      )}
      {...props}
    />
  );
}
