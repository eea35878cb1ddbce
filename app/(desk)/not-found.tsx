import { NothingHere } from '@/components/shell/nothing-here';

export default function DeskNotFound() {
  return <NothingHere title="There is nothing here" href="/review" back="To the review queue" />;
}
