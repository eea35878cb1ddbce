import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Import } from '@/lib/imports/import-contract';
import { statusTones } from './import-words';

export function ImportsTable({ imports, formats }: { imports: readonly Import[]; formats: Formats }) {
  const t = useTranslations('imports');
  return (
    <Table caption={t('importsCaption')}>
      <TableHead>
        <HeadCell className="w-full">{t('file')}</HeadCell>
        <HeadCell>{t('what')}</HeadCell>
        <HeadCell>{t('state')}</HeadCell>
        <HeadCell>{t('action_CREATE')}</HeadCell>
        <HeadCell>{t('action_UPDATE')}</HeadCell>
        <HeadCell>{t('by')}</HeadCell>
        <HeadCell>{t('sent')}</HeadCell>
      </TableHead>
      <TableBody>
        {imports.map((each) => (
          <Row key={each.id}>
            <th scope="row" className="px-3 py-2 font-medium break-all @max-2xl:p-0">
              <Link href={`/settings/imports/${each.id}`} className="hover:underline">
                {each.fileName ?? t('rowsOverApi')}
              </Link>
            </th>
            <Cell label={t('what')}>{t(`target_${each.target}`)}</Cell>
            <Cell label={t('state')}>
              <Badge tone={statusTones[each.status]}>{t(`status_${each.status}`)}</Badge>
            </Cell>
            <Cell label={t('action_CREATE')} className="font-mono">
              {each.counts?.CREATE ?? '–'}
            </Cell>
            <Cell label={t('action_UPDATE')} className="font-mono">
              {each.counts?.UPDATE ?? '–'}
            </Cell>
            <Cell label={t('by')}>{each.source === 'ERP_NIGHTLY' ? t('erpNightly') : each.createdBy}</Cell>
            <Cell label={t('sent')} className="whitespace-nowrap text-soft">
              {formats.moment(each.createdAt)}
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
