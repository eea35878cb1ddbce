import { RecordSkeleton } from '@/components/shell/record-skeleton';

export default function Loading() {
  return <RecordSkeleton />;
}
