'use client';

interface Shown {
  name?: unknown;
  color?: string | undefined;
  words: string;
}

/** What stands under the pointer, in figures. */
export function ChartNote({ title, shown }: { title: string; shown: readonly Shown[] }) {
  return (
    <div className="rounded-md border border-edge bg-raised px-3 py-2 text-sm text-ink shadow-pop">
      <p className="font-medium">{title}</p>
      {shown.map(({ name, color, words }) => (
        <p key={String(name)} className="flex items-center gap-2">
          {color ? <span aria-hidden className="size-2 rounded-full" style={{ background: color }} /> : null}
          <span className="text-soft">{String(name)}</span>
          <span className="ml-auto pl-3">{words}</span>
        </p>
      ))}
    </div>
  );
}
