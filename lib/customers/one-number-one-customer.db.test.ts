import fc from 'fast-check';
import { type CountryCode, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json';
import { expect, it } from 'vitest';
import { inTenant } from '@/db/tenant';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { findOrCreateSender } from './find-or-create-sender';
import { readPhoneNumber } from './read-phone-number';

const countries: readonly CountryCode[] = [
  ...([
    'ZA',
    'MX',
    'AR',
    'BR',
    'CI',
    'BJ',
    'GA',
    'CM',
    'VN',
    'IT',
    'GB',
    'DE',
    'IN',
    'NG',
    'KE',
    'FR',
  ] as const),
];

/** What the platform or an older list makes of a country's numbers, digits only. */
const variants: Partial<Record<CountryCode, (digits: string) => string>> = {
  MX: (digits) => digits.replace(/^52/, '521'),
  AR: (digits) => digits.replace(/^549/, '54'),
  BR: (digits) => digits.replace(/^(55\d\d)9/, '$1'),
  BJ: (digits) => digits.replace(/^22901/, '229'),
  CM: (digits) => digits.replace(/^2376/, '237'),
};

const scripts = ['0', '٠', '۰', '०', '０'].map((zero) => zero.codePointAt(0) ?? 0);
const inScript = (text: string, zero: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** A number of a country, and two ways to write it. */
const twoSpellings = fc.constantFrom(...countries).chain((country) => {
  const example = getExampleNumber(country, examples);
  if (!example) throw new Error(`no example for ${country}`);
  const digits = example.number.slice(1);
  const forms = [
    example.number,
    digits,
    `00${digits}`,
    example.formatInternational(),
    example.formatNational(),
    `+${variants[country]?.(digits) ?? digits}`,
    variants[country]?.(digits) ?? digits,
  ];
  const spelling = fc
    .tuple(
      fc.constantFrom(...forms),
      fc.constantFrom(...scripts),
      fc.constantFrom('', '\u202a', '\u2066', '\ufeff', '\u200e'),
      fc.constantFrom(' ', '\u00a0', '\u202f', '\u200b'),
    )
    .map(([form, zero, mark, space]) => mark + inScript(form.replaceAll(' ', space), zero) + mark);
  return fc.tuple(fc.constant(country), spelling, spelling);
});

it('any two spellings of one number are one customer', async () => {
  const tenant = await makeTenant();
  const customerOf = (text: string, country: string) => {
    const phoneNumber = readPhoneNumber(text, country);
    expect(phoneNumber, text).not.toBeNull();
    return inTenant(tenant, async (tx) => {
      const sender = { phoneNumber, platformUserId: null, profileName: null };
      return (await findOrCreateSender(tx, tenant.clerk, sender)).customer.id;
    });
  };
  await fc.assert(
    fc.asyncProperty(twoSpellings, async ([country, one, other]) => {
      expect(await customerOf(one, country)).toBe(await customerOf(other, country));
    }),
    { numRuns: 150 },
  );
}, 60_000);
