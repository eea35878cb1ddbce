import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Code } from '@/components/ui/code';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Customer, Identity } from '@/lib/customers/contract';
import { IdentityActions } from './identity-actions';
import { PhoneNumber } from './phone-number';

/** Every number and id under which a customer writes. */
export function IdentitiesTable({
  customer,
  identities,
}: {
  customer: Customer;
  identities: readonly Identity[];
}) {
  const t = useTranslations('customerPage');
  return (
    <Table caption={t('identitiesCaption')}>
      <TableHead>
        <HeadCell className="w-full">{t('numberOrId')}</HeadCell>
        <HeadCell>{t('label')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{t('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {identities.map((identity) => (
          <Row key={identity.id}>
            <th scope="row" className="px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
              <span className="flex flex-wrap items-center gap-2">
                {identity.kind === 'PHONE' ? (
                  <PhoneNumber number={identity.value} />
                ) : (
                  <Code text={identity.value} />
                )}
                {identity.isMain ? <Badge tone="accent">{t('main')}</Badge> : null}
                {identity.isRepresentative ? <Badge tone="info">{t('representative')}</Badge> : null}
              </span>
            </th>
            <Cell label={t('label')} className="wrap-anywhere">
              <span dir="auto">{identity.label || '–'}</span>
            </Cell>
            <Cell>
              <IdentityActions customer={customer} identity={identity} isOnly={identities.length === 1} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
