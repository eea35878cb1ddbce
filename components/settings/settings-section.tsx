import type { ReactNode } from 'react';

/** One part of the settings: its heading, what it is for, and what can be added to it. */
export function SettingsSection({
  title,
  intro,
  actions,
  children,
}: {
  title: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-lg font-semibold break-words">{title}</h2>
          {intro ? <div className="max-w-2xl text-soft">{intro}</div> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      {children}
    </section>
  );
}
