import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { linkClass } from '@/components/ui/link-class';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { FoundPhrase } from '@/lib/catalogue/health-contract';
import { TeachPhrase } from './teach-phrase';

/** What customers wrote and nobody found a product for. */
export function FoundPhrasesTable({
  phrases,
  formats,
}: {
  phrases: readonly FoundPhrase[];
  formats: Formats;
}) {
  const t = useTranslations('catalogueHealth');
  return (
    <Table caption={t('finding_phrases')}>
      <TableHead>
        <HeadCell className="w-full">{t('phrase')}</HeadCell>
        <HeadCell className="text-right">{t('times')}</HeadCell>
        <HeadCell className="text-right">{t('customers')}</HeadCell>
        <HeadCell>{t('last')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{t('action')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {phrases.map(({ phrase, times, customers, lastAt, orderId }) => (
          <Row key={phrase}>
            <th scope="row" className="min-w-40 px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
              <span dir="auto" title={phrase} className="line-clamp-4">
                {phrase}
              </span>
            </th>
            <Cell label={t('times')} className="text-right">
              {formats.quantity(times)}
            </Cell>
            <Cell label={t('customers')} className="text-right">
              {formats.quantity(customers)}
            </Cell>
            <Cell label={t('last')} className="whitespace-nowrap">
              <Link href={`/orders/${orderId}`} className={linkClass()}>
                {formats.day(lastAt)}
              </Link>
            </Cell>
            <Cell className="text-right @max-2xl:justify-end">
              <TeachPhrase phrase={phrase} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
