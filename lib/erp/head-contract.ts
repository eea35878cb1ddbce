/** Parts of an order's head that can go into a header field of the ERP, beside `Notes`, which has them all. */
export const mappedHeadParts = [
  'poNumber',
  'requestedDate',
  'deliveryWindow',
  'shipTo',
  'branchCode',
  'instructions',
  'contact',
  'delivery',
] as const;
export type MappedHeadPart = (typeof mappedHeadParts)[number];
