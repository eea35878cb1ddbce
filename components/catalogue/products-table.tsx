import Link from 'next/link';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Code } from '@/components/ui/code';
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from '@/components/ui/table';
import type { Product } from '@/lib/catalogue/answers';

export function ProductsTable({ products, formats }: { products: readonly Product[]; formats: Formats }) {
  return (
    <Table caption="Products by name">
      <TableHead>
        <HeadCell className="w-full">Product</HeadCell>
        <HeadCell>SKU</HeadCell>
        <HeadCell className="@max-5xl:hidden">Category</HeadCell>
        <HeadCell>Bin</HeadCell>
        <HeadCell className="text-right">Pack</HeadCell>
        <HeadCell className="text-right @max-4xl:hidden">Reorder at</HeadCell>
        <HeadCell className="text-right">Price</HeadCell>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <Row key={product.id} className="relative">
            <th scope="row" className="px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
              <span className="flex flex-wrap items-center gap-x-2">
                <Link
                  href={`/products/${product.id}`}
                  dir="auto"
                  title={product.name}
                  className="line-clamp-3 rounded-sm after:absolute after:inset-0 hover:underline"
                >
                  {product.name}
                </Link>
                {product.isZeroRated ? <Badge>Zero-rated</Badge> : null}
              </span>
            </th>
            <Cell label="SKU">
              <Code text={product.sku} />
            </Cell>
            <Cell label="Category" className="text-soft @max-5xl:hidden">
              <span
                title={product.category ?? undefined}
                className="block min-w-0 @max-2xl:break-all @2xl:max-w-52 @2xl:truncate"
              >
                {product.category ?? '–'}
              </span>
            </Cell>
            <Cell label="Bin">
              <Code text={product.binLocation || '–'} />
            </Cell>
            <Cell label="Pack" className="text-right whitespace-nowrap">
              {product.packSize > 1 ? formats.quantity(product.packSize) : '–'}
            </Cell>
            <Cell label="Reorder at" className="text-right whitespace-nowrap @max-4xl:hidden @max-2xl:hidden">
              {formats.quantity(product.reorderPoint)}
            </Cell>
            <Cell label="Price" className="text-right">
              <span>
                <span className="font-medium whitespace-nowrap">{formats.money(product.basePrice)}</span>{' '}
                <span className="whitespace-nowrap text-soft">/ {product.unitOfMeasure.toLowerCase()}</span>
              </span>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
