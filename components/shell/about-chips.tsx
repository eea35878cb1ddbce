import { FilterChip } from './list-filters';

/** Which product and customer a list is about; each can be taken away. */
export function AboutChips({
  product,
  customer,
}: {
  product: { name: string } | undefined;
  customer: { name: string } | undefined;
}) {
  return (
    <>
      {product ? <FilterChip name="product" words={`Product: ${product.name}`} /> : null}
      {customer ? <FilterChip name="customer" words={`Customer: ${customer.name}`} /> : null}
    </>
  );
}
