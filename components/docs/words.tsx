import { Fragment } from 'react';

/** A sentence in which `code` stands between backticks. */
export function Words({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places.
      <InlineCode key={at}>{part}</InlineCode>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their places.
      <Fragment key={at}>{part}</Fragment>
    ),
  );
}

export function InlineCode({ children }: { children: string }) {
  return (
    <code className="rounded-sm bg-sunken px-1 py-px font-mono text-sm wrap-anywhere text-ink">
      {children}
    </code>
  );
}
