import Link from 'next/link';
import { chapters } from './chapters';

interface Named {
  name: string;
  operations: readonly unknown[];
}

/** The way through the reference: beside it where there is room, folded above it where there is not. */
export function DocsNav({ resources }: { resources: readonly Named[] }) {
  return (
    <>
      <details className="rounded-lg border border-edge bg-paper lg:hidden">
        <summary className="px-3 py-2.5 font-medium">Contents</summary>
        <nav aria-label="Contents" className="border-t border-edge p-2">
          <Entries resources={resources} />
        </nav>
      </details>
      <nav
        aria-label="Contents"
        className="sticky top-12 hidden max-h-[calc(100dvh-3rem)] self-start overflow-y-auto py-6 lg:block"
      >
        <Entries resources={resources} />
      </nav>
    </>
  );
}

function Entries({ resources }: { resources: readonly Named[] }) {
  return (
    <div className="grid gap-3">
      <Group title="Guide">
        {chapters.map(([id, title]) => (
          <Entry key={id} href={`/docs/api#${id}`} words={title} />
        ))}
      </Group>
      <Group title="Reference">
        {resources.map(({ name, operations }) => (
          <Entry key={name} href={`/docs/api/${name}`} words={name} count={operations.length} />
        ))}
        <Entry href="/docs/api/schemas" words="schemas" />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <p className="px-2 pb-1 text-sm font-semibold">{title}</p>
      <ul>{children}</ul>
    </div>
  );
}

function Entry({ href, words, count }: { href: string; words: string; count?: number }) {
  return (
    <li>
      <Link
        href={href}
        className="flex items-center justify-between gap-2 rounded-md px-2 py-1 text-soft hover:bg-hover hover:text-ink touch:min-h-11"
      >
        {words}
        {count === undefined ? null : <span className="text-xs">{count}</span>}
      </Link>
    </li>
  );
}
