import { Check, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import type { StatusOf } from '@/lib/health/part-status';

/** What is set up of the messaging platform, and the latest message in and out. */
export function MessagingFacts({ status, formats }: { status: StatusOf<'messaging'>; formats: Formats }) {
  const t = useTranslations('messaging');
  const { lastReceivedAt, lastSentAt, lastFailure } = status;
  const setUp = [
    { isThere: status.hasNumber, part: 'number' },
    { isThere: status.hasAccessToken, part: 'token' },
    { isThere: status.checksSignatures, part: 'secret' },
    { isThere: status.hasVerifyToken, part: 'verify' },
  ] as const;
  return (
    <section className="grid gap-3 rounded-lg border border-edge bg-paper p-4 shadow-sheet">
      <h3 className="font-semibold">{t('whatIsSetUp')}</h3>
      <ul className="grid gap-2">
        {setUp.map(({ isThere, part }) => (
          <li key={part} className="flex items-start gap-2">
            {isThere ? (
              <Check aria-label={t('isSet')} className="mt-0.5 size-4 shrink-0 text-good" />
            ) : (
              <X aria-label={t('isMissing')} className="mt-0.5 size-4 shrink-0 text-bad" />
            )}
            <div className="min-w-0">
              <p>{t(`fact_${part}`)}</p>
              {isThere ? null : <p className="text-sm text-soft">{t(`lacking_${part}`)}</p>}
            </div>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-edge pt-3">
        <dt className="text-soft">{t('lastIn')}</dt>
        <dd>{lastReceivedAt ? formats.moment(lastReceivedAt) : t('noneYet')}</dd>
        <dt className="text-soft">{t('lastOut')}</dt>
        <dd>{lastSentAt ? formats.moment(lastSentAt) : t('noneYet')}</dd>
      </dl>
      {lastFailure ? (
        <p className="text-sm break-words text-bad">
          {t('lastFailure', { time: formats.moment(lastFailure.at), why: lastFailure.message })}
        </p>
      ) : null}
    </section>
  );
}
