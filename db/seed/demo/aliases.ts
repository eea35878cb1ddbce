/** A phrase the clerk taught; without `customer` it holds for everyone. */
export interface DemoAlias {
  text: string;
  sku: string;
  customer?: string;
  daysAgo: number;
  timesUsed: number;
}

export const demoAliases: DemoAlias[] = [
  { text: 'impuphu 10kg', sku: 'GRN-1020', daysAgo: 41, timesUsed: 18 },
  { text: 'ushukela 10kg', sku: 'SUG-1025', daysAgo: 41, timesUsed: 11 },
  { text: 'amafutha 2L', sku: 'OIL-1015', daysAgo: 38, timesUsed: 9 },
  { text: 'amaqanda', sku: 'DAI-1095', daysAgo: 36, timesUsed: 14 },
  { text: 'langlewe melk', sku: 'DAI-1020', daysAgo: 33, timesUsed: 7 },
  { text: 'coke 2L', sku: 'SDR-1020', daysAgo: 29, timesUsed: 22 },
  { text: 'bruinbrood', sku: 'BRD-1010', daysAgo: 27, timesUsed: 16 },
  { text: 'kerse', sku: 'HSH-1125', daysAgo: 19, timesUsed: 3 },
  { text: 'chips oil', sku: 'OIL-1025', customer: 'kota', daysAgo: 24, timesUsed: 6 },
  { text: 'big chips', sku: 'FRZ-1025', customer: 'kota', daysAgo: 24, timesUsed: 6 },
  { text: 'blue soap', sku: 'HSH-1025', customer: 'thoko', daysAgo: 17, timesUsed: 4 },
  { text: 'blue soap', sku: 'PER-1010', customer: 'maputo', daysAgo: 12, timesUsed: 1 },
  { text: 'coffee sachets', sku: 'TEA-1050', customer: 'marigold', daysAgo: 15, timesUsed: 5 },
  { text: 'ontbytpap', sku: 'CER-1070', customer: 'vaalrand', daysAgo: 9, timesUsed: 2 },
];
