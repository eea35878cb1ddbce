import { OrderSkeleton } from '@/components/review/order-skeleton';

export default function Loading() {
  return (
    <div className="md:h-[calc(100dvh-3rem)] md:pl-18 xl:pl-70">
      <OrderSkeleton />
    </div>
  );
}
