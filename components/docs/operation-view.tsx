import Link from 'next/link';
import { Badge, type Tone } from '@/components/ui/badge';
import { linkClass } from '@/components/ui/link-class';
import type { Answer, Content, Operation } from '@/lib/api/reference-shapes';
import { CodeBlock } from './code-block';
import { FieldList, Fields, TypeWords } from './field-list';
import { TryIt } from './try-it/try-it';
import { InlineCode, Words } from './words';

const tones: Record<string, Tone> = { GET: 'info', POST: 'good', PUT: 'warn', PATCH: 'warn', DELETE: 'bad' };

export function MethodBadge({ method }: { method: string }) {
  return (
    <Badge tone={tones[method] ?? 'plain'} className="font-mono">
      {method}
    </Badge>
  );
}

/** An endpoint, or an event as it is posted: what goes in, what comes out, and both as an example. */
export function OperationView({ operation, isEvent = false }: { operation: Operation; isEvent?: boolean }) {
  const { id, method, path, summary, permission, parameters, body, answers, errors, curl, call } = operation;
  return (
    <article
      aria-labelledby={id}
      className="@container grid min-w-0 gap-3 rounded-lg border border-edge bg-paper p-4 shadow-sheet"
    >
      <h3 id={id} className="flex scroll-mt-16 flex-wrap items-center gap-2 text-lg font-semibold">
        <MethodBadge method={method} />
        <a href={`#${id}`} className="min-w-0 rounded-sm font-mono wrap-anywhere hover:underline">
          {path}
        </a>
      </h3>
      <p className="max-w-2xl">
        <Words text={summary} />.
      </p>
      {isEvent ? null : <Need permission={permission} id={id} />}
      <div className="grid min-w-0 gap-4 @4xl:grid-cols-2">
        <div className="grid min-w-0 content-start gap-4">
          {parameters.map(({ place, fields }) => (
            <Part key={place} title={`In the ${place}`}>
              <FieldList fields={fields} />
            </Part>
          ))}
          {body ? <ContentFields title="Body" content={body} /> : null}
          {answers.map((answer) => (
            <AnswerFields key={answer.status} answer={answer} />
          ))}
          {errors.length > 0 ? <Errors errors={errors} /> : null}
        </div>
        <div className="grid min-w-0 content-start gap-3">
          <Examples curl={curl} body={body} answers={answers} />
          {isEvent ? null : <TryIt id={id} method={method} path={path} call={call} />}
        </div>
      </div>
    </article>
  );
}

function Need({ permission, id }: { permission: string | null; id: string }) {
  return (
    <p className="text-sm text-soft">
      {permission === null ? 'Open to all. ' : 'Needs the permission or scope '}
      {permission === null ? null : (
        <>
          <InlineCode>{permission}</InlineCode>.{' '}
        </>
      )}
      In the document: <InlineCode>{id}</InlineCode>.
    </p>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="min-w-0">
      <h4 className="border-b border-edge pb-1 text-sm font-semibold">{title}</h4>
      {children}
    </section>
  );
}

function ContentFields({ title, content }: { title: string; content: Content }) {
  const { value, mediaType } = content;
  const isPlain = value.fields.length === 0 && value.forms.length === 0;
  if (isPlain && value.type === 'object') return null;
  return (
    <Part title={mediaType === 'application/json' ? title : `${title}, ${mediaType}`}>
      {isPlain ? (
        <p className="py-2">
          <TypeWords value={value} />
        </p>
      ) : (
        <Fields value={value} showsNeed={title === 'Body'} />
      )}
    </Part>
  );
}

function AnswerFields({ answer: { status, description, content, headers } }: { answer: Answer }) {
  return (
    <div className="grid min-w-0 gap-1">
      {content ? (
        <ContentFields title={`Answer ${status}`} content={content} />
      ) : (
        <Part title={`Answer ${status}`}>
          <p className="py-2 text-sm text-soft">{description}</p>
        </Part>
      )}
      {headers.length > 0 ? <p className="text-sm text-soft">Headers: {headers.join(', ')}</p> : null}
    </div>
  );
}

function Errors({ errors }: { errors: Operation['errors'] }) {
  return (
    <Part title="Errors">
      <ul className="grid gap-1 py-2">
        {errors.map(({ status, codes }) => (
          <li key={status} className="flex gap-2 text-sm">
            <span className="w-8 shrink-0 text-soft">{status}</span>
            <span className="flex min-w-0 flex-wrap gap-x-3 gap-y-1">
              {codes.map((code) => (
                <Link key={code} href={`/docs/api#error-${code}`} className={linkClass('font-mono')}>
                  {code}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Examples({ curl, body, answers }: Pick<Operation, 'curl' | 'body' | 'answers'>) {
  const shown = answers.filter(({ content }) => content && content.example !== '');
  return (
    <>
      {curl === '' ? null : <CodeBlock label="Call" code={curl} />}
      {curl === '' && body ? <CodeBlock label="Body" code={body.example} /> : null}
      {shown.slice(0, 1).map(({ status, content }) => (
        <CodeBlock key={status} label={`Answer ${status}`} code={content?.example ?? ''} />
      ))}
    </>
  );
}
