import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
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
          <Row key={customer.id}>
            <th scope="row" className="px-3 py-2 font-medium break-words @max-2xl:p-0">
              {customer.name}
            </th>
            <Cell label="Phone" className="whitespace-nowrap">
              {customer.phoneNumber ? (
                <Link
                  href={`/orders?search=${encodeURIComponent(customer.phoneNumber)}`}
                  title="Orders of this customer"
                  className="rounded-sm text-accent underline underline-offset-2"
                >
                  {customer.phoneNumber}
                </Link>
              ) : (
                '–'
              )}
            </Cell>
            <Cell label="ERP account" className="font-mono whitespace-nowrap">
              {customer.erpCustomerId ?? '–'}
            </Cell>
            <Cell label="Price tier">{customer.priceTier}</Cell>
            <Cell label="Credit">
              <span className="flex items-center justify-end gap-2 @2xl:justify-between">
                {customer.creditStatus === 'HOLD' ? (
                  <Badge tone="bad">HOLD</Badge>
                ) : (
                  <Badge tone="good">Active</Badge>
                )}
                {maySwitchCredit ? <CreditSwitch customer={customer} /> : null}
              </span>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
