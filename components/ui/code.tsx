import { clsx } from 'clsx';

/** Longer than any that people gave to read by. */
const long = 16;

/**
 * A SKU, a bin, an account or a tier in a table: in one line, as it is read. One much longer is cut in a row, so that
 * it takes no room from what stands beside it, and broken on a card.
 */
export function Code({ text, plain = false }: { text: string; plain?: boolean }) {
  const isLong = text.length > long;
  return (
    <span
      {...(isLong ? { title: text } : {})}
      className={clsx(
        plain || 'font-mono',
        isLong ? 'block min-w-0 @max-2xl:break-all @2xl:max-w-32 @2xl:truncate' : 'whitespace-nowrap',
      )}
    >
      {text}
    </span>
  );
}
