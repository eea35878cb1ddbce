import type { Location } from '@/lib/locations/contract';

export const locationFields = [
  { name: 'code', label: 'Code', hint: 'Short, and the same in imports: JHB.', required: true, max: 64 },
  { name: 'name', label: 'Name', hint: undefined, required: true, max: 200 },
  { name: 'address', label: 'Address', hint: undefined, required: false, max: 300 },
  {
    name: 'warehouseCode',
    label: 'Warehouse code in the ERP',
    hint: 'When empty, the one of the ERP settings is sent.',
    required: false,
    max: 64,
  },
] as const;

export type LocationValues = Record<(typeof locationFields)[number]['name'] | 'cutOffTime', string>;

export const locationValues = (location: Location | null): LocationValues => ({
  code: location?.code ?? '',
  name: location?.name ?? '',
  address: location?.address ?? '',
  warehouseCode: location?.warehouseCode ?? '',
  cutOffTime: location?.cutOffTime ?? '',
});

/** The location that the form describes. */
export const locationBody = (values: LocationValues) => ({
  code: values.code.trim(),
  name: values.name.trim(),
  address: values.address.trim() || null,
  warehouseCode: values.warehouseCode.trim() || null,
  // A browser gives the seconds too where it was filled with them.
  cutOffTime: values.cutOffTime.slice(0, 5) || null,
});
