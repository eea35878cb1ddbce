import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/**
 * A sheet with a real table. Where it gets less than 42 rem each row becomes a card of labelled values (`data-label` of its cells),
 * so that no table scrolls a page sideways.
 */
export function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="@container overflow-hidden rounded-lg border border-edge bg-paper shadow-sheet">
      <table className="w-full border-collapse text-left @max-2xl:block">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className="@max-2xl:sr-only">
      <tr className="border-b border-edge bg-sunken text-sm text-soft">{children}</tr>
    </thead>
  );
}

export function HeadCell({ className, ...props }: ComponentProps<'th'>) {
  return <th scope="col" className={clsx('px-3 py-2 font-medium whitespace-nowrap', className)} {...props} />;
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody className="@max-2xl:block">{children}</tbody>;
}

export function Row({ className, compact = false, ...props }: ComponentProps<'tr'> & { compact?: boolean }) {
  return (
    <tr
      className={clsx(
        'border-b border-edge last:border-b-0 hover:bg-hover @max-2xl:px-4',
        compact
          ? // What stands behind the break is the second line.
            '@max-2xl:flex @max-2xl:min-h-11 @max-2xl:flex-wrap @max-2xl:items-center @max-2xl:gap-x-3 @max-2xl:gap-y-0.5 @max-2xl:py-2 @max-2xl:after:order-2 @max-2xl:after:basis-full'
          : '@max-2xl:grid @max-2xl:gap-1 @max-2xl:py-3',
        className,
      )}
      {...props}
    />
  );
}

/** Where a cell stands in a compact row: beside the heading, below it with its label or without, or not at all. */
const places = {
  beside: '@max-2xl:order-1 @max-2xl:shrink-0',
  below: '@max-2xl:order-3 @max-2xl:gap-1 @max-2xl:text-sm',
  bare: '@max-2xl:order-3 @max-2xl:text-sm @max-2xl:text-soft',
  left: '@max-2xl:hidden',
};

export function Cell({
  label,
  place,
  className,
  ...props
}: ComponentProps<'td'> & { label?: string; place?: keyof typeof places }) {
  const isLabelled = label && (place === undefined || place === 'below');
  return (
    <td
      data-label={label}
      className={clsx(
        'px-3 py-2 align-middle @max-2xl:min-w-0 @max-2xl:p-0 @max-2xl:text-left',
        place === 'left' ? undefined : '@max-2xl:flex',
        place === undefined ? '@max-2xl:justify-between @max-2xl:gap-4' : places[place],
        isLabelled &&
          '@max-2xl:before:shrink-0 @max-2xl:before:font-sans @max-2xl:before:font-normal @max-2xl:before:text-soft @max-2xl:before:content-[attr(data-label)]',
        className,
      )}
      {...props}
    />
  );
}
