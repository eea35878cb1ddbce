import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OperationView } from '@/components/docs/operation-view';
import { currentReference } from '@/lib/api/current-document';

interface Place {
  params: Promise<{ resource: string }>;
}

export async function generateMetadata({ params }: Place): Promise<Metadata> {
  return { title: `API: ${(await params).resource}` };
}

export default async function ApiResourcePage({ params }: Place) {
  const { resource: wanted } = await params;
  const { resources, events } = currentReference();
  const resource = resources.find(({ name }) => name === wanted);
  if (!resource) notFound();
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <header className="grid gap-1">
        <h1 className="text-2xl font-semibold tracking-tight">{resource.name}</h1>
        <p className="text-soft">{resource.description}</p>
      </header>
      <section aria-labelledby="endpoints" className="grid min-w-0 grid-cols-1 gap-6">
        <h2 id="endpoints" className="sr-only">
          Endpoints
        </h2>
        {resource.operations.map((operation) => (
          <OperationView key={operation.id} operation={operation} />
        ))}
      </section>
      {resource.name === 'events' ? (
        <section aria-labelledby="posted" className="grid min-w-0 grid-cols-1 gap-6">
          <h2 id="posted" className="text-xl font-semibold tracking-tight">
            Posted to receivers
          </h2>
          {events.map((event) => (
            <OperationView key={event.id} operation={event} isEvent />
          ))}
        </section>
      ) : null}
    </div>
  );
}
