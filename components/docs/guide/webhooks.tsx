import Link from 'next/link';
import { linkClass } from '@/components/ui/link-class';
import type { Operation } from '@/lib/api/reference-shapes';
import { Chapter, Paragraph, Points } from '../chapter';
import { CodeBlock } from '../code-block';
import { csharpSample } from '../verify-samples/csharp';
import { phpSample } from '../verify-samples/php';
import { pythonSample } from '../verify-samples/python';
import { typescriptSample } from '../verify-samples/typescript';
import { InlineCode, Words } from '../words';

const samples = [
  ['TypeScript', typescriptSample],
  ['Python', pythonSample],
  ['PHP', phpSample],
  ['C#', csharpSample],
] as const;

export function Webhooks({ events }: { events: readonly Operation[] }) {
  return (
    <Chapter id="webhooks" title="Webhooks">
      <Paragraph>
        <Words text="Register an address (`POST /api/settings/webhooks`, or Settings → Webhooks), and each event is posted there, signed. Answer with any 2xx within 15 seconds, and do your work after that." />
      </Paragraph>
      <ul className="grid max-w-2xl gap-1">
        {events.map(({ id, path, summary }) => (
          <li key={id} className="flex flex-wrap gap-x-2">
            <Link href={`/docs/api/events#${id}`} className={linkClass('font-mono')}>
              {path}
            </Link>
            <span className="text-soft">{summary}</span>
          </li>
        ))}
      </ul>
      <Points>
        <li>
          <Words text="Delivery is at least once. `webhook-id` is the event’s id and stays the same over all attempts: keep it, and drop what you have seen." />
        </li>
        <li>
          <Words text="Order is not promised. Of an order’s events the one with the higher `sequence` is the newer; drop one with a lower `sequence` than you have seen." />
        </li>
        <li>
          Anything but 2xx is tried again, twelve times over 77 hours, with growing pauses; a longer{' '}
          <InlineCode>Retry-After</InlineCode> is honoured up to twice the pause.
        </li>
        <li>
          <Words text="`410 Gone`, or the header `webhook-delivery: disable`, switches the receiver off, and so do five days of failures." />
        </li>
        <li>
          <Words text="After an outage pull what you missed (`GET /api/events?after=`, 30 days), or have it sent again (`POST /api/settings/webhooks/:id/recover`)." />
        </li>
        <li>
          <Words text="After a rotation `webhook-signature` carries a signature of each secret for 24 hours: change yours at leisure. `X-Service-Signature` has room for one: it is made with the secret of before until `previousSecretUntil`, then with the new one; `X-Service-Signature-Next` has the other meanwhile. Setting the new secret by `PUT` ends the 24 hours at once." />
        </li>
      </Points>
      <h3 id="verify" className="scroll-mt-16 font-semibold">
        Is it genuine?
      </h3>
      <Paragraph>
        <Words text="Deliveries are signed as Standard Webhooks has it, and its libraries verify them as they are (standardwebhooks.com). Without one: HMAC-SHA256 over `webhook-id.webhook-timestamp.body`, keyed with the base64 behind `whsec_`, or with any other secret as it stands. Take the body as it came in, before any parsing." />
      </Paragraph>
      <div className="grid min-w-0 gap-3">
        {samples.map(([language, code]) => (
          <CodeBlock key={language} label={language} code={code} />
        ))}
      </div>
    </Chapter>
  );
}
