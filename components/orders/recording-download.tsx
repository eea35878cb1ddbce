import { Download, FileAudio } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';

/** A recording of a kind that browsers do not play. */
export function RecordingDownload({ orderId }: { orderId: string }) {
  const t = useTranslations('orders');
  return (
    <section
      aria-label={t('voiceNote')}
      className="flex flex-wrap items-center gap-2 rounded-lg border border-edge bg-paper px-3 py-2 shadow-sheet"
    >
      <FileAudio aria-hidden className="size-5 shrink-0 text-soft" />
      <p className="min-w-0 flex-1">{t('notPlayed')}</p>
      <a href={`/api/orders/${orderId}/audio`} download className={buttonClass({ size: 'small' })}>
        <Download aria-hidden />
        {t('download')}
      </a>
    </section>
  );
}
