import type { Location } from '@/lib/locations/contract';
import type { Words } from '@/lib/words/words';

export const locationFieldNames = ['code', 'name', 'address', 'warehouseCode'] as const;
type LocationField = (typeof locationFieldNames)[number];

interface Shown {
  label: string;
  hint?: string;
  required: boolean;
  max: number;
}

/** What stands at each field of the form. */
export function locationFields(
  t: Words<'locations'>,
  tSettings: Words<'settings'>,
): Record<LocationField, Shown> {
  return {
    code: { label: t('code'), hint: t('codeHint'), required: true, max: 64 },
    name: { label: tSettings('name'), required: true, max: 200 },
    address: { label: t('address'), required: false, max: 300 },
    warehouseCode: { label: t('warehouseCode'), hint: t('warehouseCodeHint'), required: false, max: 64 },
  };
}

export type LocationValues = Record<LocationField | 'cutOffTime', string>;

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
