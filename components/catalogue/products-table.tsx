import Link from 'next/link';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
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
        <HeadCell className="text-right">Reorder at</HeadCell>
        <HeadCell className="text-right">Price</HeadCell>
      </TableHead>
      <TableBody>
        {products.map((product) => (
          <Row key={product.id} className="relative">
            <th scope="row" className="px-3 py-2 font-medium wrap-anywhere @max-2xl:p-0">
              <Link
                href={`/products/${product.id}`}
                dir="auto"
                className="rounded-sm after:absolute after:inset-0 hover:underline"
              >
                {product.name}
              </Link>{' '}
              {product.isZeroRated ? <Badge>Zero-rated</Badge> : null}
            </th>
            <Cell label="SKU" className="font-mono whitespace-nowrap">
              {product.sku}
            </Cell>
            <Cell label="Category" className="whitespace-nowrap text-soft @max-5xl:hidden">
              {product.category ?? '–'}
            </Cell>
            <Cell label="Bin" className="font-mono whitespace-nowrap">
              {product.binLocation || '–'}
            </Cell>
            <Cell label="Pack" className="text-right whitespace-nowrap">
              {product.packSize > 1 ? product.packSize : '–'}
            </Cell>
            <Cell label="Reorder at" className="text-right whitespace-nowrap @max-2xl:hidden">
              {formats.quantity(product.reorderPoint)}
            </Cell>
            <Cell label="Price" className="text-right whitespace-nowrap">
              <span>
                <span className="font-medium">{formats.money(product.basePrice)}</span>{' '}
                <span className="text-soft">/ {product.unitOfMeasure.toLowerCase()}</span>
              </span>
            </Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
