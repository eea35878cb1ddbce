import type { ImportTarget } from './import-status';
import { kinds } from './targets/kinds';

/** What a column of such a file can hold, for a screen. */
export function fieldsOf(target: ImportTarget): { name: string; label: string; isRequired: boolean }[] {
  const { fields, withTiers } = kinds[target];
  const plain = fields.map(({ name, label, required }) => ({ name, label, isRequired: required === true }));
  return withTiers
    ? [...plain, { name: 'tierPrice', label: 'Price of a price tier', isRequired: false }]
    : plain;
}
