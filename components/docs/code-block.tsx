import { CopyCode } from './copy-code';

/** Code to read and to take along. Long lines go on below, so that nothing has to be scrolled sideways. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-lg border border-edge bg-sunken">
      <figcaption className="flex min-h-9 items-center gap-2 border-b border-edge py-0.5 pr-1 pl-3 text-sm text-soft">
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <CopyCode label={label} code={code} />
      </figcaption>
      <pre className="p-3 font-mono text-xs leading-5 wrap-anywhere whitespace-pre-wrap">{code}</pre>
    </figure>
  );
}
