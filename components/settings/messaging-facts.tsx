import { Check, X } from 'lucide-react';
import type { Formats } from '@/components/shell/formats';
import type { StatusOf } from '@/lib/health/part-status';

/** What is set up of the messaging platform, and the latest message in and out. */
export function MessagingFacts({ status, formats }: { status: StatusOf<'messaging'>; formats: Formats }) {
  const { lastReceivedAt, lastSentAt, lastFailure } = status;
  const setUp = [
    { isThere: status.hasNumber, words: 'Phone number id', lacking: 'No message is yours without it.' },
    { isThere: status.hasAccessToken, words: 'Access token', lacking: 'Customers are not answered.' },
    {
      isThere: status.checksSignatures,
      words: 'App secret, yours or the operator’s',
      lacking: 'Signatures are not checked: anybody can deliver messages.',
    },
    {
      isThere: status.hasVerifyToken,
      words: 'Verify token, yours or the operator’s',
      lacking: 'The platform’s handshake is refused.',
    },
  ];
  return (
    <section className="grid gap-3 rounded-lg border border-edge bg-paper p-4 shadow-sheet">
      <h3 className="font-semibold">What is set up</h3>
      <ul className="grid gap-2">
        {setUp.map(({ isThere, words, lacking }) => (
          <li key={words} className="flex items-start gap-2">
            {isThere ? (
              <Check aria-label="Set" className="mt-0.5 size-4 shrink-0 text-good" />
            ) : (
              <X aria-label="Missing" className="mt-0.5 size-4 shrink-0 text-bad" />
            )}
            <div className="min-w-0">
              <p>{words}</p>
              {isThere ? null : <p className="text-sm text-soft">{lacking}</p>}
            </div>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-edge pt-3">
        <dt className="text-soft">Last message in</dt>
        <dd>{lastReceivedAt ? formats.moment(lastReceivedAt) : 'None yet'}</dd>
        <dt className="text-soft">Last message out</dt>
        <dd>{lastSentAt ? formats.moment(lastSentAt) : 'None yet'}</dd>
      </dl>
      {lastFailure ? (
        <p className="text-sm break-words text-bad">
          The newest message, of {formats.moment(lastFailure.at)}, could not be sent: {lastFailure.message}
        </p>
      ) : null}
    </section>
  );
}
