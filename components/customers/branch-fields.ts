import type { Formats } from '@/components/shell/formats';
import type { Branch } from '@/lib/customers/branch-contract';
import { weekdays } from '@/lib/customers/weekdays';
import type { Words } from '@/lib/words/words';

/** A location, as far as it is shown. */
export interface PlaceToPick {
  id: string;
  name: string;
}

export const branchFieldNames = ['name', 'code', 'address', 'names'] as const;
type BranchField = (typeof branchFieldNames)[number];

interface Shown {
  label: string;
  hint?: string;
  required: boolean;
  max: number;
}

/** What stands at each field of the form. */
export function branchFields(t: Words<'customerPage'>): Record<BranchField, Shown> {
  return {
    name: { label: t('name'), required: true, max: 120 },
    code: { label: t('code'), hint: t('codeHint'), required: false, max: 40 },
    address: { label: t('address'), required: false, max: 300 },
    names: { label: t('alsoCalled'), hint: t('alsoCalledHint'), required: false, max: 1000 },
  };
}

export type BranchValues = Record<BranchField, string> & {
  locationId: string;
  days: Branch['deliveryDays'];
};

export function branchValues(branch: Branch | null): BranchValues {
  return {
    name: branch?.name ?? '',
    code: branch?.code ?? '',
    address: branch?.address ?? '',
    names: branch?.names.join(', ') ?? '',
    locationId: branch?.locationId ?? '',
    days: branch?.deliveryDays ?? [],
  };
}

/** `Mon` for `MON`. */
export function dayName(day: Branch['deliveryDays'][number], { weekday }: Formats): string {
  return weekday((weekdays.indexOf(day) + 1) % 7);
}

/** The branch that the form describes. */
export function branchBody({ name, code, address, names, locationId, days }: BranchValues) {
  const called = names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  return {
    name: name.trim(),
    code: code.trim() || null,
    address: address.trim() || null,
    names: [...new Set(called)],
    locationId: locationId || null,
    deliveryDays: days,
  };
}
