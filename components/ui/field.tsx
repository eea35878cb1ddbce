import { type ReactNode, useId } from 'react';

interface Wiring {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** A label, its control and what is wrong with it, wired together for screen readers. */
export function Field({
  label,
  hint,
  error,
  children,
}: {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
}) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children({
        id,
        ...(error ? { 'aria-invalid': true } : {}),
        ...(note ? { 'aria-describedby': noteId } : {}),
      })}
      {note ? (
        <p id={noteId} className={error ? 'text-sm text-bad' : 'text-sm text-soft'}>
          {note}
        </p>
      ) : null}
    </div>
  );
}
