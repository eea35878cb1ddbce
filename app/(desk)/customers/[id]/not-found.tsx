import { NothingHere } from '@/components/shell/nothing-here';

export default function CustomerNotFound() {
  return <NothingHere title="There is no such customer" href="/customers" back="To the customers" />;
}
