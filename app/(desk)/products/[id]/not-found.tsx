import { NothingHere } from '@/components/shell/nothing-here';

export default function ProductNotFound() {
  return <NothingHere title="There is no such product" href="/products" back="To the products" />;
}
