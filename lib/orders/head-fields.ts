/** The parts of an order's head; a file of its own, for the browser needs them without the declarations that check them. */
export const headFields = [
  'poNumber',
  'requestedDate',
  'window',
  'shipTo',
  'instructions',
  'contact',
  'delivery',
  'urgent',
] as const;
export type HeadFieldName = (typeof headFields)[number];
