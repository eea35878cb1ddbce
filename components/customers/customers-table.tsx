import Link from 'next/link';
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
  return (
    <Table caption="Customers by name">
      <TableHead>
        <HeadCell className="w-full">Customer</HeadCell>
        <HeadCell>Phone</HeadCell>
        <HeadCell>ERP account</HeadCell>
        <HeadCell>Price tier</HeadCell>
        <HeadCell>Credit</HeadCell>
      </TableHead>
      <TableBody>
        {customers.map((customer) => (
          <Row key={customer.id} className="relative">
            <th scope="row" className="px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
              <Link
                href={`/customers/${customer.id}`}
                dir="auto"
                title={customer.name}
                className="line-clamp-3 rounded-sm after:absolute after:inset-0 hover:underline"
              >
                {customer.name}
              </Link>
              {customer.verification === 'UNVERIFIED' ? <Badge tone="warn">New sender</Badge> : null}
            </th>
            <Cell label="Phone" className="whitespace-nowrap">
              {customer.phoneNumber ?? '–'}
            </Cell>
            <Cell label="ERP account">
              <Code text={customer.erpCustomerId ?? '–'} />
            </Cell>
            <Cell label="Price tier">
              <Code plain text={customer.priceTier} />
            </Cell>
            <Cell label="Credit">
              <span className="flex items-center justify-end gap-2 @2xl:justify-between">
                {customer.creditStatus === 'HOLD' ? (
                  <Badge tone="bad">HOLD</Badge>
                ) : (
                  <Badge tone="good">Active</Badge>
                )}
                {maySwitchCredit ? (
                  <span className="relative">
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
