import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Branch } from '@/lib/customers/branch-contract';
import type { Customer } from '@/lib/customers/contract';
import { BranchActions } from './branch-actions';
import { dayName, type PlaceToPick } from './branch-fields';

/** The places of a customer to which orders are sent. */
export function BranchesTable({
  customer,
  branches,
  locations,
  formats,
}: {
  customer: Customer;
  branches: readonly Branch[];
  locations: readonly PlaceToPick[];
  formats: Formats;
}) {
  const t = useTranslations('customerPage');
  return (
    <Table caption={t('branchesCaption')}>
      <TableHead>
        <HeadCell className="w-full">{t('branch')}</HeadCell>
        <HeadCell>{t('code')}</HeadCell>
        <HeadCell>{t('days')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{t('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {branches.map((branch) => (
          <Row key={branch.id}>
            <th scope="row" className="px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
              <span dir="auto">{branch.name}</span>
              {branch.address ? (
                <span dir="auto" className="block text-sm font-normal text-soft">
                  {branch.address}
                </span>
              ) : null}
              {branch.names.length > 0 ? (
                <span dir="auto" className="block text-sm font-normal text-soft">
                  {t('also', { names: branch.names.join(', ') })}
                </span>
              ) : null}
            </th>
            <Cell label={t('code')} className="wrap-anywhere">
              {branch.code ?? '–'}
            </Cell>
            <Cell label={t('days')}>
              {branch.deliveryDays.map((day) => dayName(day, formats)).join(', ') || t('anyDay')}
            </Cell>
            <Cell>
              <BranchActions customer={customer} branch={branch} locations={locations} />
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
