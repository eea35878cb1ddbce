import type { Metadata } from 'next';
import { Fields } from '@/components/docs/field-list';
import { currentReference } from '@/lib/api/current-document';

export const metadata: Metadata = { title: 'API: schemas' };

export default function ApiSchemasPage() {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <header className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">Schemas</h1>
        <p className="text-soft">What many answers hold, under the names that the document gives them.</p>
      </header>
      {currentReference().schemas.map(({ name, value }) => (
        <section
          key={name}
          aria-labelledby={name}
          className="min-w-0 rounded-lg border border-edge bg-paper p-4 shadow-sheet"
        >
          <h2 id={name} className="scroll-mt-16 border-b border-edge pb-1 text-lg font-semibold">
            <a href={`#${name}`} className="rounded-sm hover:underline">
              {name}
            </a>
          </h2>
          <Fields value={value} showsNeed={false} />
        </section>
      ))}
    </div>
  );
}
