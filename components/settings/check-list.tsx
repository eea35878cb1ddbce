import { useId } from 'react';

/** Several of a few, by their boxes. */
export function CheckList({
  legend,
  hint,
  error,
  options,
  chosen,
  onChange,
}: {
  legend: string;
  hint?: string;
  error?: string | undefined;
  options: readonly { value: string; words: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  const noteId = useId();
  const note = error ?? hint;
  return (
    <fieldset {...(note ? { 'aria-describedby': noteId } : {})} className="grid gap-1">
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <div className="grid sm:grid-cols-2">
        {options.map(({ value, words }) => (
          <label key={value} className="flex min-h-8 items-center gap-2.5 touch:min-h-11">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
              }
              className="size-4 shrink-0 accent-accent"
            />
            {words}
          </label>
        ))}
      </div>
      {note ? (
        <p id={noteId} className={error ? 'text-sm text-bad' : 'text-sm text-soft'}>
          {note}
        </p>
      ) : null}
    </fieldset>
  );
}
