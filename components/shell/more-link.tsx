import Link from 'next/link';
import { linkClass } from '@/components/ui/link-class';
import { countWords } from './count-words';

/** Below the beginning of a list: how long the whole of it is, and the way there. */
export function MoreLink({
  page: { total, totalIsExact },
  shown,
  href,
}: {
  page: { total: number; totalIsExact: boolean };
  shown: number;
  href: string;
}) {
  if (total <= shown) return null;
  return (
    <p className="text-soft">
      The first {shown} of {countWords(total, totalIsExact)}.{' '}
      <Link href={href} className={linkClass()}>
        Show all
      </Link>
    </p>
  );
}
