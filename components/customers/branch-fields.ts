import type { Branch } from '@/lib/customers/branch-contract';

/** A location, as far as it is shown. */
export interface PlaceToPick {
  id: string;
  name: string;
}

export const branchFields = [
  { name: 'name', label: 'Name', hint: undefined, required: true, max: 120 },
  { name: 'code', label: 'Code', hint: 'By which their orders may name it.', required: false, max: 40 },
  { name: 'address', label: 'Address', hint: undefined, required: false, max: 300 },
  {
    name: 'names',
    label: 'Also called',
    hint: 'What they call it in messages, with commas between.',
    required: false,
    max: 1000,
  },
] as const;

export type BranchValues = Record<(typeof branchFields)[number]['name'], string> & {
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
