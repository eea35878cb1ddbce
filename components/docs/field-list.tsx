import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { linkClass } from '@/components/ui/link-class';
import type { Field, Value } from '@/lib/api/reference-shapes';
import { Words } from './words';

/** Fields with what they hold; what lies in one is unfolded below it. */
export function FieldList({ fields, showsNeed = true }: { fields: readonly Field[]; showsNeed?: boolean }) {
  return (
    <ul className="grid min-w-0 divide-y divide-edge">
      {fields.map((field) => (
        <li key={field.name} className="grid min-w-0 gap-1 py-2">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-0.5">
            <span className="font-mono text-sm font-medium wrap-anywhere">{field.name}</span>
            <TypeWords value={field} />
            {showsNeed && field.required ? <Badge tone="accent">required</Badge> : null}
          </div>
          {field.description === '' ? null : (
            <p className="text-sm text-soft">
              <Words text={field.description} />
            </p>
          )}
          <Inside value={field} name={field.name} showsNeed={showsNeed} />
        </li>
      ))}
    </ul>
  );
}

export function TypeWords({ value: { type, limits, schema } }: { value: Value }) {
  const [before = '', after = ''] = schema === null ? [type] : type.split(schema);
  return (
    <span className="min-w-0 text-sm wrap-anywhere text-soft">
      {before}
      {schema === null ? null : (
        <Link href={`/docs/api/schemas#${schema}`} className={linkClass()}>
          {schema}
        </Link>
      )}
      {after}
      {limits === '' ? null : `, ${limits}`}
    </span>
  );
}

function Inside({ value, name, showsNeed }: { value: Value; name: string; showsNeed: boolean }) {
  const { fields, forms } = value;
  if (fields.length === 0 && forms.length === 0) return null;
  return (
    <details className="min-w-0 rounded-md border border-edge">
      <summary className="rounded-md px-2 py-1 text-sm text-soft hover:bg-hover touch:py-2.5">
        {fields.length > 0 ? `Fields of ${name}` : `Forms of ${name}: one of ${forms.length}`}
      </summary>
      <div className="border-t border-edge px-3">
        <Fields value={value} showsNeed={showsNeed} />
      </div>
    </details>
  );
}

/** What a value holds: its fields, or each of its forms with theirs. */
export function Fields({ value, showsNeed = true }: { value: Value; showsNeed?: boolean }) {
  if (value.fields.length > 0) return <FieldList fields={value.fields} showsNeed={showsNeed} />;
  return (
    <ol className="grid divide-y divide-edge">
      {value.forms.map((form, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: forms have no names and keep their places.
        <li key={at} className="grid gap-1 py-2">
          <TypeWords value={form} />
          <Fields value={form} showsNeed={showsNeed} />
        </li>
      ))}
    </ol>
  );
}
