import type { ReactNode } from 'react';

/** A part of the guide that can be linked to. */
export function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-3">
      <h2 id={id} className="scroll-mt-16 border-b border-edge pb-1 text-xl font-semibold tracking-tight">
        <a href={`#${id}`} className="rounded-sm hover:underline">
          {title}
        </a>
      </h2>
      {children}
    </section>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <p className="max-w-2xl">{children}</p>;
}

export function Points({ children }: { children: ReactNode }) {
  return <ul className="grid max-w-2xl list-disc gap-1 pl-5 marker:text-soft">{children}</ul>;
}
