import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** What a list says when it has nothing to show, and what to do about it. */
export function EmptyState({
  icon: Icon,
  title,
  as: Title = 'p',
  children,
}: {
  icon: LucideIcon;
  title: string;
  /** The heading of the page, where it stands alone. */
  as?: 'p' | 'h1';
  children?: ReactNode;
}) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-14 text-center">
      <Icon aria-hidden className="size-7 text-soft" strokeWidth={1.5} />
      <Title className="text-lg font-medium">{title}</Title>
      <div className="max-w-sm text-soft">{children}</div>
    </div>
  );
}
