import type { TextField, Typed } from '@/components/shell/text-fields';
import type { Customer } from '@/lib/customers/contract';

export type CustomerField = 'name' | 'phoneNumber' | 'erpCustomerId' | 'priceTier';

const customerFields: readonly TextField<CustomerField>[] = [
  { name: 'name', label: 'Name', required: true, wide: true },
  {
    name: 'phoneNumber',
    label: 'Phone',
    required: true,
    hint: 'In any common form, such as 082 555 0142.',
    wide: true,
  },
  {
    name: 'erpCustomerId',
    label: 'ERP account',
    hint: 'Orders need it to reach the ERP.',
    wide: true,
    mono: true,
  },
  { name: 'priceTier', label: 'Price tier', hint: 'STANDARD when left empty.', wide: true },
];

/** The fields of the form. A customer whom the platform knows without a number need not be given one. */
export function fieldsFor(stored?: Customer): readonly TextField<CustomerField>[] {
  if (stored?.phoneNumber !== null) return customerFields;
  return customerFields.map((field) => {
    const { required: _, ...optional } = field;
    return field.name === 'phoneNumber' ? optional : field;
  });
}

/** The customer that the form describes: what was typed, else what is stored, else what an empty field means. */
export function customerBody(typed: Typed<CustomerField>, stored?: Customer) {
  const text = (name: CustomerField) => typed[name]?.trim() ?? stored?.[name] ?? '';
  return {
    name: text('name'),
    phoneNumber: text('phoneNumber'),
    erpCustomerId: text('erpCustomerId') || null,
    priceTier: text('priceTier') || 'STANDARD',
  };
}
export type CustomerBody = ReturnType<typeof customerBody>;
