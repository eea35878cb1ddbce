'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
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
  const t = useTranslations('customerPage');
  return (
    <Table caption={t('codesCaption')}>
      <TableHead>
        <HeadCell>{t('theirCode')}</HeadCell>
        <HeadCell className="w-full">{t('product')}</HeadCell>
        <HeadCell>
          <span className="sr-only">{t('actions')}</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {itemCodes.map(({ id, code, product }) => (
          <Row key={id}>
            <th scope="row" className="px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
              <Code text={code} />
            </th>
            <Cell label={t('product')} className="wrap-anywhere">
              <Link href={`/products/${product.id}`} className="hover:underline">
                <span dir="auto">{product.name}</span> <Code text={product.sku} />
              </Link>
            </Cell>
            <Cell>
              <ConfirmButton
                label={t('forget')}
                name={code}
                title={t('forgetAsk', { code })}
                done={t('forgotten', { code })}
                failed={t('forgottenNot', { code })}
                run={() =>
                  callApi('DELETE /api/customers/:id/item-codes/:codeId', {
                    params: { id: customerId, codeId: id },
                  })
                }
              >
                {t('forgetWhat')}
              </ConfirmButton>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
