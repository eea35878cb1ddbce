import { clsx } from 'clsx';
import Link from 'next/link';
import { linkClass } from '@/components/ui/link-class';

export interface Figures {
  /** The heading of what each row is about, and of each of its figures. */
  heads: readonly [about: string, ...figures: string[]];
  rows: readonly { about: string; href?: string; figures: readonly Figure[] }[];
}

/** A figure, or one that leads to what it counts. */
type Figure = string | { words: string; href: string };

const cell = 'px-2 py-1.5';

/**
 * What a chart draws, in figures; each row may lead to the orders behind it. It is read down its columns, so it stays a table on
 * a telephone, and scrolls by itself.
 */
export function FigureTable({ caption, heads, rows }: Figures & { caption: string }) {
  const [about, ...others] = heads;
  return (
    <section
      aria-label={caption}
      // Without a link in it nothing else would let the keyboard scroll it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is focusable
      tabIndex={0}
      className="max-h-72 overflow-auto rounded-md border border-edge"
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-sunken text-soft">
          <tr className="align-bottom">
            <th scope="col" className={clsx(cell, 'font-medium')}>
              {about}
            </th>
            {others.map((head) => (
              <th key={head} scope="col" className={clsx(cell, 'min-w-14 text-right font-medium')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.about} className="border-t border-edge hover:bg-hover">
              <th scope="row" className={clsx(cell, 'font-medium whitespace-nowrap')}>
                {row.href ? <Lead href={row.href}>{row.about}</Lead> : row.about}
              </th>
              {row.figures.map((figure, at) => (
                <td key={others[at]} className={clsx(cell, 'text-right whitespace-nowrap')}>
                  {typeof figure === 'string' ? figure : <Lead href={figure.href}>{figure.words}</Lead>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const Lead = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className={linkClass('inline-block min-w-6 leading-6')}>
    {children}
  </Link>
);
