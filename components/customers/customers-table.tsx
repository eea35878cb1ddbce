import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Code } from '@/components/ui/code';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Customer } from '@/lib/customers/contract';
import { CreditSwitch } from './credit-switch';

export function CustomersTable({
  customers,
  maySwitchCredit,
}: {
  customers: readonly Customer[];
  maySwitchCredit: boolean;
}) {
  const t = useTranslations('customers');
  return (
    <Table caption={t('byName')}>
      <TableHead>
        <HeadCell className="w-full">{t('customer')}</HeadCell>
        <HeadCell>{t('phone')}</HeadCell>
        <HeadCell>{t('erpAccount')}</HeadCell>
        <HeadCell>{t('priceTier')}</HeadCell>
        <HeadCell>{t('credit')}</HeadCell>
      </TableHead>
      <TableBody>
        {customers.map((customer) => (
          <Row key={customer.id} compact className="relative">
            <th
              scope="row"
              className="px-3 py-2 font-medium wrap-anywhere @max-2xl:min-w-0 @max-2xl:flex-1 @max-2xl:p-0"
            >
              <Link
                href={`/customers/${customer.id}`}
                dir="auto"
                title={customer.name}
                className="line-clamp-3 rounded-sm after:absolute after:inset-0 hover:underline"
              >
                {customer.name}
              </Link>
              {customer.verification === 'UNVERIFIED' ? <Badge tone="warn">{t('newSender')}</Badge> : null}
            </th>
            <Cell label={t('phone')} place="bare" className="whitespace-nowrap">
              {customer.phoneNumber ?? '–'}
            </Cell>
            <Cell label={t('erpAccount')} place="bare">
              <Code text={customer.erpCustomerId ?? '–'} />
            </Cell>
            <Cell label={t('priceTier')} place="bare">
              <Code plain text={customer.priceTier} />
            </Cell>
            <Cell label={t('credit')} place="beside">
              <span className="flex items-center justify-end gap-2 @2xl:justify-between">
                {customer.creditStatus === 'HOLD' ? (
                  <Badge tone="bad">{t('creditHold')}</Badge>
                ) : (
                  <Badge tone="good">{t('creditActive')}</Badge>
                )}
                {maySwitchCredit ? (
                  // On a narrow screen it is on the customer's page: here it would be pressed by a thumb that scrolls.
                  <span className="relative @max-2xl:hidden">
                    <CreditSwitch customer={customer} />
                  </span>
                ) : null}
              </span>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
