import Link from 'next/link';
import { linkClass } from '@/components/ui/link-class';
import type { Resource } from '@/lib/api/reference-shapes';
import { Chapter, Paragraph } from '../chapter';
import { MethodBadge } from '../operation-view';
import { Words } from '../words';

export function EndpointIndex({ resources }: { resources: readonly Resource[] }) {
  return (
    <Chapter id="endpoints" title="Endpoints">
      <Paragraph>
        Each resource has a page with parameters, bodies, answers and examples. The same as an{' '}
        <a href="/api/openapi.json" className={linkClass()}>
          OpenAPI 3.1 document
        </a>
        , for generators of clients and tests.
      </Paragraph>
      {resources.map(({ name, description, operations }) => (
        <section key={name} aria-labelledby={`of-${name}`} className="grid min-w-0 gap-1">
          <h3 id={`of-${name}`} className="font-semibold">
            <Link href={`/docs/api/${name}`} className={linkClass()}>
              {name}
            </Link>{' '}
            <span className="font-normal text-soft">{description}</span>
          </h3>
          <ul className="grid min-w-0 divide-y divide-edge rounded-lg border border-edge bg-paper shadow-sheet">
            {operations.map(({ id, method, path, summary }) => (
              <li
                key={id}
                className="grid min-w-0 gap-x-3 gap-y-0.5 px-3 py-1.5 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
              >
                <span className="flex min-w-0 items-start gap-2">
                  <MethodBadge method={method} />
                  <Link
                    href={`/docs/api/${name}#${id}`}
                    className="min-w-0 rounded-sm font-mono text-sm wrap-anywhere hover:underline touch:py-2"
                  >
                    {path}
                  </Link>
                </span>
                <span className="min-w-0 text-sm text-soft">
                  <Words text={summary} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Chapter>
  );
}
