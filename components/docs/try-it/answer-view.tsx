import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { Badge, type Tone } from '@/components/ui/badge';
import { linkClass } from '@/components/ui/link-class';
import { Notice } from '@/components/ui/notice';
import { CodeBlock } from '../code-block';
import type { CallAnswer } from './read-call';

const toneOf = (status: number): Tone => (status < 300 ? 'good' : status < 500 ? 'warn' : 'bad');

export function AnswerView({ answer, id }: { answer: CallAnswer; id: string }) {
  const { status, statusText, ms, headers, contentType, bytes, text, state } = answer;
  const page = usePathname();
  return (
    <section aria-label="Answer" className="grid min-w-0 gap-2">
      <p role="status" className="flex flex-wrap items-center gap-2 text-sm text-soft">
        <Badge tone={toneOf(status)}>{`${status} ${statusText}`.trim()}</Badge>
        <span>
          {ms} ms{state === 'coming' ? ', more is coming' : ''}
        </span>
      </p>
      {status === 401 ? (
        <Notice>
          Nobody is signed in in this browser.{' '}
          <Link href={`/sign-in?next=${encodeURIComponent(`${page}#${id}`)}`} className={linkClass()}>
            Sign in
          </Link>
          , and try again.
        </Notice>
      ) : null}
      {text === null ? (
        <p className="text-sm text-soft">
          {bytes.toLocaleString('en')} bytes of {contentType}.
        </p>
      ) : text === '' ? (
        <p className="text-sm text-soft">The answer has no body.</p>
      ) : (
        <div className="max-h-96 overflow-y-auto rounded-lg">
          <CodeBlock label={state === 'cut' ? 'Body, its beginning' : 'Body'} code={text} />
        </div>
      )}
      <details className="min-w-0 rounded-md border border-edge">
        <summary className="rounded-md px-2 py-1 text-sm text-soft hover:bg-hover touch:py-2.5">
          Headers
        </summary>
        <dl className="grid min-w-0 gap-x-3 border-t border-edge px-3 py-2 font-mono text-xs sm:grid-cols-[auto_minmax(0,1fr)]">
          {headers.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-soft">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}
