const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

interface Binned {
  binLocation: string;
  sku: string;
}

/** Bins as one walks past them, A-2 before A-10; goods without a bin come last; within a bin by SKU. */
export function byWalkingOrder(a: Binned, b: Binned): number {
  if ((a.binLocation === '') !== (b.binLocation === '')) return a.binLocation === '' ? 1 : -1;
  return natural.compare(a.binLocation, b.binLocation) || natural.compare(a.sku, b.sku);
}
