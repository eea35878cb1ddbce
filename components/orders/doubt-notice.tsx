'use client';

import { useRouter } from 'next/navigation';
import type { FullOrder } from '@/lib/orders/answers';
import { DoubtPanel } from './doubt-panel';

/** The doubt on the order's own page, which is drawn anew once it is settled. */
export function DoubtNotice({ order }: { order: FullOrder }) {
  const router = useRouter();
  return <DoubtPanel order={order} onDone={() => router.refresh()} />;
}
