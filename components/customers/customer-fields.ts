import type { TextField, Typed } from '@/components/shell/text-fields';
import { languageNames, replyLanguages } from '@/lib/canned-replies/languages';
import type { Customer } from '@/lib/customers/contract';
import { closedToClerks, type GuardedField } from '@/lib/customers/terms';
import type { Role } from '@/lib/permissions';
import type { Words } from '@/lib/words/words';

export type CustomerField = 'name' | 'phoneNumber' | 'erpCustomerId' | 'priceTier' | 'language';

/** The name of a language that customers are written to in, else its code. */
export const languageName = (language: string): string =>
  new Map<string, string>(Object.entries(languageNames)).get(language) ?? language;

/** A language of an import may be one that there are no texts for. */
const languageOptions = (t: Words<'customers'>, stored: string | null) => [
  { value: '', label: t('languageAsWritten') },
  ...replyLanguages.map((value) => ({ value, label: languageNames[value] })),
  ...(stored === null || languageName(stored) !== stored ? [] : [{ value: stored, label: stored }]),
];

const customerFields = (t: Words<'customers'>, stored?: Customer): readonly TextField<CustomerField>[] => [
  { name: 'name', label: t('name'), required: true, wide: true },
  {
    name: 'phoneNumber',
    label: t('phone'),
    required: true,
    hint: t('phoneHint'),
    wide: true,
  },
  {
    name: 'erpCustomerId',
    label: t('erpAccount'),
    hint: t('erpAccountHint'),
    wide: true,
    mono: true,
  },
  { name: 'priceTier', label: t('priceTier'), hint: t('priceTierHint'), wide: true },
  {
    name: 'language',
    label: t('language'),
    hint: t('languageHint'),
    wide: true,
    options: languageOptions(t, stored?.language ?? null),
  },
];

/** What of a stored customer the reader of a page only reads. */
export const closedTo = (role: Role, stored?: Customer): readonly GuardedField[] =>
  role === 'manager' || !stored ? [] : closedToClerks(stored);

/**
 * The fields of the form. A customer whom the platform knows without a number need not be given one; what a manager alone
 * changes is only shown to clerks.
 */
export function fieldsFor(
  t: Words<'customers'>,
  role: Role,
  stored?: Customer,
): readonly TextField<CustomerField>[] {
  const closed = new Set<string>(closedTo(role, stored));
  return customerFields(t, stored).map((field) => {
    const { required: _, ...optional } = field;
    if (closed.has(field.name)) return { ...optional, fixed: true, hint: t('managersChange') };
    return field.name === 'phoneNumber' && stored?.phoneNumber === null ? optional : field;
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
    language: text('language') || null,
  };
}
export type CustomerBody = ReturnType<typeof customerBody>;
