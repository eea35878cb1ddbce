'use client';

/** A box with a target of its own size, for rows of tables; its label is for screen readers and pointers that wait. */
export function Checkbox({
  label,
  checked,
  mixed = false,
  disabled = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  /** Some of what it stands for is checked. */
  mixed?: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <label
      title={label}
      className="relative z-10 inline-grid size-6 shrink-0 place-items-center touch:size-11"
    >
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        disabled={disabled}
        ref={(input) => {
          if (input) input.indeterminate = mixed;
        }}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 accent-accent disabled:opacity-40"
      />
    </label>
  );
}
