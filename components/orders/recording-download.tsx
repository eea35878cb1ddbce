import { Download, FileAudio } from 'lucide-react';
import { buttonClass } from '@/components/ui/button';

/** A recording of a kind that browsers do not play. */
export function RecordingDownload({ orderId }: { orderId: string }) {
  return (
    <section
      aria-label="Voice note"
      className="flex flex-wrap items-center gap-2 rounded-lg border border-edge bg-paper px-3 py-2 shadow-sheet"
    >
      <FileAudio aria-hidden className="size-5 shrink-0 text-soft" />
      <p className="min-w-0 flex-1">Browsers do not play this kind of recording.</p>
      <a href={`/api/orders/${orderId}/audio`} download className={buttonClass({ size: 'small' })}>
        <Download aria-hidden />
        Download
      </a>
    </section>
  );
}
