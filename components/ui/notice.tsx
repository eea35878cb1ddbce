import { clsx } from 'clsx';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  info: { icon: Info, className: 'border-info/30 bg-info-soft text-info' },
  warn: { icon: TriangleAlert, className: 'border-warn/35 bg-warn-soft text-warn' },
  bad: { icon: CircleAlert, className: 'border-bad/35 bg-bad-soft text-bad' },
};

/** Something to know before going on, said in place. */
export function Notice({
  tone = 'info',
  alert = false,
  children,
}: {
  tone?: keyof typeof looks;
  /** Read out at once, for what just happened. */
  alert?: boolean;
  children: ReactNode;
}) {
  const { icon: Icon, className } = looks[tone];
  return (
    <div
      {...(alert ? { role: 'alert' } : {})}
      className={clsx('flex items-start gap-2 rounded-md border px-3 py-2', className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
