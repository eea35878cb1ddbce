import { Badge } from '@/components/ui/badge';
import { Words } from './words';

interface Entry {
  code: string;
  status: number;
  title: string;
  cause: string;
  cure: string;
}

/** Every error with its cause and cure, each at the place that the `type` of its problem document names. */
export function ErrorList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className="grid gap-2">
      {entries.map(({ code, status, title, cause, cure }) => (
        <li
          key={code}
          id={`error-${code}`}
          className="grid scroll-mt-16 gap-1 rounded-lg border border-edge bg-paper px-4 py-3 target:border-accent target:bg-accent-soft"
        >
          <h3 className="flex flex-wrap items-center gap-2">
            <Badge tone={status >= 500 ? 'bad' : 'plain'}>{status}</Badge>
            <a
              href={`#error-${code}`}
              className="rounded-sm font-mono font-semibold wrap-anywhere hover:underline"
            >
              {code}
            </a>
            <span className="min-w-0 text-soft">{title}</span>
          </h3>
          <p className="max-w-3xl">
            <Words text={cause} />
          </p>
          <p className="max-w-3xl">
            <span className="font-medium">What helps: </span>
            <Words text={cure} />
          </p>
        </li>
      ))}
    </ul>
  );
}
