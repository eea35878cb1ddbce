import { describe, expect, it } from 'vitest';
import { wordsOf } from '@/lib/words/testing/words-of';
import { customerBody, fieldsFor } from './customer-fields';

const t = wordsOf('customers');
const stored = {
  id: '0e9f4f3c-0b7e-4f5e-9d5e-0b8f4a6c1d2e',
  name: 'Sunrise Spaza',
  phoneNumber: '+27825550142',
  erpCustomerId: 'SUN001',
  priceTier: 'TRADE',
  creditStatus: 'ACTIVE' as const,
  poNumberRequired: false,
  language: 'de',
  erasedAt: null,
  verification: 'VERIFIED' as const,
  version: 2,
};

describe('customerBody', () => {
  it('says what empty fields of a new customer mean', () => {
    expect(customerBody({ name: ' Sunrise ', phoneNumber: '082 555 0142' })).toEqual({
      name: 'Sunrise',
      phoneNumber: '082 555 0142',
      erpCustomerId: null,
      priceTier: 'STANDARD',
      language: null,
    });
  });

  it('leaves what nobody touched as it is stored, and empties what was emptied', () => {
    expect(customerBody({ erpCustomerId: ' ' }, stored)).toEqual({
      name: 'Sunrise Spaza',
      phoneNumber: '+27825550142',
      erpCustomerId: null,
      priceTier: 'TRADE',
      language: 'de',
    });
  });
});

describe('fieldsFor', () => {
  it('offers the languages that customers are written to in, none, and what an import has brought', () => {
    const offered = (given?: typeof stored) =>
      fieldsFor(t, 'clerk', given)
        .find(({ name }) => name === 'language')
        ?.options?.map(({ value }) => value);
    expect(offered()).toEqual(['', 'en', 'af', 'zu', 'fr', 'pt', 'es']);
    expect(offered(stored)?.at(-1)).toBe('de');
    expect(offered({ ...stored, language: 'pt' })?.at(-1)).toBe('es');
  });

  const required = (fields: ReturnType<typeof fieldsFor>) =>
    fields.filter((field) => field.required).map(({ name }) => name);

  it('asks for a number, but not of a customer whom the platform knows without one', () => {
    expect(required(fieldsFor(t, 'clerk'))).toEqual(['name', 'phoneNumber']);
    expect(required(fieldsFor(t, 'clerk', stored))).toEqual(['name', 'phoneNumber']);
    expect(required(fieldsFor(t, 'clerk', { ...stored, phoneNumber: null }))).toEqual(['name']);
  });

  it('only shows clerks what managers agree with a customer', () => {
    const fixed = (...of: Parameters<typeof fieldsFor>) =>
      fieldsFor(...of).flatMap((field) => (field.fixed ? [field.name] : []));
    expect(fixed(t, 'clerk', stored)).toEqual(['erpCustomerId', 'priceTier']);
    expect(fixed(t, 'clerk', { ...stored, creditStatus: 'HOLD' })).toEqual([
      ...['phoneNumber', 'erpCustomerId', 'priceTier'],
    ]);
    expect(fixed(t, 'clerk', { ...stored, verification: 'UNVERIFIED' })).toEqual([]);
    expect(fixed(t, 'clerk')).toEqual([]);
    expect(fixed(t, 'manager', stored)).toEqual([]);
  });
});
