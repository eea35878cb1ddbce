import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Branch } from '@/lib/customers/branch-contract';
import type { Customer } from '@/lib/customers/contract';
import { BranchActions } from './branch-actions';
import type { PlaceToPick } from './branch-fields';

/** The places of a customer to which orders are sent. */
export function BranchesTable({
  customer,
  branches,
  locations,
}: {
  customer: Customer;
  branches: readonly Branch[];
  locations: readonly PlaceToPick[];
}) {
  return (
    <Table caption="Branches of the customer">
      <TableHead>
        <HeadCell className="w-full">Branch</HeadCell>
        <HeadCell>Code</HeadCell>
        <HeadCell>Days</HeadCell>
        <HeadCell>
          <span className="sr-only">Actions</span>
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
                  Also: {branch.names.join(', ')}
                </span>
              ) : null}
            </th>
            <Cell label="Code" className="wrap-anywhere">
              {branch.code ?? '–'}
            </Cell>
            <Cell label="Days">
              {branch.deliveryDays.map((day) => day.charAt(0) + day.slice(1).toLowerCase()).join(', ') ||
                'Any'}
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
