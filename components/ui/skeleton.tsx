import { clsx } from 'clsx';

/** Stands for what is being loaded, at its height, so that nothing jumps when it arrives. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('animate-pulse rounded-md bg-edge/70', className)} />;
}
