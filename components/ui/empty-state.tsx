import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a list says when it has nothing to show, and what to do about it. */
export function EmptyState({
  icon: Icon,
  title,
  children,
}: {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-14 text-center">
      <Icon aria-hidden className="size-7 text-soft" strokeWidth={1.5} />
      <p className="text-lg font-medium">{title}</p>
      <div className="max-w-sm text-soft">{children}</div>
    </div>
  );
}
