import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { DeadLetter } from '@/lib/health/contract';
import { kindOfWork } from './health-words';
import { MarkDone } from './mark-done';
import { TryAgain } from './try-again';

/** Work that was given up: what it concerns, why, and what to do about it. */
export function DeadLettersTable({
  deadLetters,
  formats,
}: {
  deadLetters: readonly DeadLetter[];
  formats: Formats;
}) {
  const t = useTranslations('health');
  const tSettings = useTranslations('settings');
  return (
    <Table caption={t('givenUpCaption')}>
      <TableHead>
        <HeadCell>{t('failed')}</HeadCell>
        <HeadCell className="w-full">{t('whyAndWhat')}</HeadCell>
        <HeadCell>{t('where')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{tSettings('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {deadLetters.map((letter) => {
          const words = t(`work_${kindOfWork(letter.work)}`);
          return (
            <Row key={letter.id} className="align-top">
              <th scope="row" className="px-3 py-2 align-top font-normal @2xl:whitespace-nowrap @max-2xl:p-0">
                <p className="font-medium">{words}</p>
                <p className="text-sm text-soft">{formats.moment(letter.givenUpAt)}</p>
              </th>
              <td className="min-w-0 px-3 py-2 align-top @max-2xl:block @max-2xl:p-0">
                <p className="line-clamp-4 break-words text-bad">{letter.error}</p>
                <p className="text-soft">{letter.whatToDo}</p>
              </td>
              <Cell className="align-top whitespace-nowrap">
                <WhereOf letter={letter} />
              </Cell>
              <Cell className="align-top">
                <div className="flex flex-wrap justify-end gap-1.5 @2xl:flex-nowrap">
                  {letter.canRetry ? <TryAgain deadLetterId={letter.id} words={words} /> : null}
                  <MarkDone deadLetterId={letter.id} words={words} />
                </div>
              </Cell>
            </Row>
          );
        })}
      </TableBody>
    </Table>
  );
}

function WhereOf({ letter: { orderId, webhookId } }: { letter: DeadLetter }) {
  const t = useTranslations('health');
  if (orderId === null && webhookId === null) return null;
  return (
    <Link
      href={orderId === null ? `/settings/webhooks/${webhookId}` : `/orders/${orderId}`}
      className="inline-flex min-h-6 items-center rounded-sm text-accent underline underline-offset-2 touch:min-h-11"
    >
      {t(orderId === null ? 'webhook' : 'order')}
    </Link>
  );
}
