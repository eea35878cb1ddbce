'use client';

import Link from 'next/link';
import { ConfirmButton } from '@/components/shell/confirm-button';
import { Code } from '@/components/ui/code';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import { callApi } from '@/lib/api/call-api';
import type { ItemCode } from '@/lib/customers/code-contract';

/** What a customer calls products in their own system. */
export function ItemCodesTable({
  customerId,
  itemCodes,
}: {
  customerId: string;
  itemCodes: readonly ItemCode[];
}) {
  return (
    <Table caption="Item codes of the customer">
      <TableHead>
        <HeadCell>Their code</HeadCell>
        <HeadCell className="w-full">Product</HeadCell>
        <HeadCell>
          <span className="sr-only">Actions</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {itemCodes.map(({ id, code, product }) => (
          <Row key={id}>
            <th scope="row" className="px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
              <Code text={code} />
            </th>
            <Cell label="Product" className="wrap-anywhere">
              <Link href={`/products/${product.id}`} className="hover:underline">
                <span dir="auto">{product.name}</span> <Code text={product.sku} />
              </Link>
            </Cell>
            <Cell>
              <ConfirmButton
                label="Forget"
                name={code}
                title={`Forget ${code}?`}
                done={`${code} is forgotten`}
                failed={`${code} could not be forgotten`}
                run={() =>
                  callApi('DELETE /api/customers/:id/item-codes/:codeId', {
                    params: { id: customerId, codeId: id },
                  })
                }
              >
                Their messages are then read without it.
              </ConfirmButton>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
