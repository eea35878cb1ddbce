'use client';

import { Download, ExternalLink, FileAudio, FileText, FileVideo, FileX, LoaderCircle } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import type { FullOrder, OrderAttachment } from '@/lib/orders/answers';
import { Picture } from './picture';
import { sizeWords } from './size-words';

type Shown = Pick<FullOrder, 'id' | 'attachments'> & { customer: { name: string } };

/** What came with the order's message besides its words: pictures to see, videos to play, documents to open. */
export function Attachments({ order }: { order: Shown }) {
  const t = useTranslations('orders');
  if (order.attachments.length === 0) return null;
  return (
    <ul aria-label={t('sentWith')} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {order.attachments.map((attachment) => (
        <li key={attachment.id}>
          <Attachment
            attachment={attachment}
            address={`/api/orders/${order.id}/attachments/${attachment.id}`}
            from={order.customer.name}
          />
        </li>
      ))}
    </ul>
  );
}

function Attachment({
  attachment,
  address,
  from,
}: {
  attachment: OrderAttachment;
  address: string;
  from: string;
}) {
  const t = useTranslations('orders');
  const { kind, contentType, problem, fileName } = attachment;
  if (problem !== null) return <MissingFile attachment={attachment} />;
  if (contentType === null) {
    return (
      <p role="status" className="flex items-center gap-2 rounded-lg border border-edge px-3 py-2 text-soft">
        <LoaderCircle aria-hidden className="size-4" />
        {t(`beingFetched_${kind}`)}
      </p>
    );
  }
  if (kind === 'IMAGE') return <Picture address={address} from={from} fileName={fileName} />;
  return (
    <div className="grid gap-2">
      {kind === 'VIDEO' ? (
        // biome-ignore lint/a11y/useMediaCaption: customers send none.
        <video
          controls
          preload="metadata"
          src={address}
          className="max-h-72 w-full rounded-lg border border-edge bg-sunken"
        />
      ) : null}
      <FileRow attachment={attachment} address={address} />
    </div>
  );
}

/** Why it is not there stands with the order's warnings. */
function MissingFile({ attachment: { kind, fileName } }: { attachment: OrderAttachment }) {
  const t = useTranslations('orders');
  return (
    <div className="flex items-center gap-2 rounded-lg border border-dashed border-edge-strong px-3 py-2 text-soft">
      <FileX aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 truncate">
        <bdi>{fileName ?? t(`file_${kind}`)}</bdi>
      </p>
      <span className="text-sm">{t('notKept')}</span>
    </div>
  );
}

const icons = { IMAGE: FileText, DOCUMENT: FileText, VIDEO: FileVideo, AUDIO: FileAudio };

function FileRow({ attachment, address }: { attachment: OrderAttachment; address: string }) {
  const t = useTranslations('orders');
  const { kind, contentType, fileName, sizeBytes } = attachment;
  const Icon = icons[kind];
  const name = fileName ?? t(`file_${kind}`);
  return (
    <div className="flex items-center gap-2 rounded-lg border border-edge bg-paper py-1.5 pr-1.5 pl-3 shadow-sheet">
      <Icon aria-hidden className="size-5 shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <p className="truncate" title={name}>
          <bdi>{name}</bdi>
        </p>
        {sizeBytes === null ? null : <p className="text-xs text-soft">{sizeWords(sizeBytes)}</p>}
      </div>
      {contentType === 'application/pdf' ? (
        <a
          href={address}
          target="_blank"
          rel="noopener"
          aria-label={t('openNamed', { name })}
          className={buttonClass({ tone: 'quiet', size: 'icon' })}
        >
          <ExternalLink aria-hidden />
        </a>
      ) : null}
      <a
        href={address}
        download
        aria-label={t('downloadNamed', { name })}
        className={buttonClass({ tone: 'quiet', size: 'icon' })}
      >
        <Download aria-hidden />
      </a>
    </div>
  );
}
