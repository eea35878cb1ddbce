import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTenant } from '@/db/tenant';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { canonicalPhone } from './canonical-phone';

/** Spellings that are one number, a country's in each row. */
const oneNumber: readonly [country: string, ...spellings: string[]][] = [
  ['Mexico', '+525512345678', '+5215512345678', '+52015512345678', '+520445512345678', '+520455512345678'],
  ['Argentina', '+541123456789', '+5491123456789', '+54111523456789', '+549111523456789'],
  ['Argentina, code of three digits', '+543512345678', '+5493512345678', '+54351152345678'],
  ['Argentina, code of four digits', '+542966412345', '+5492966412345', '+54296615412345'],
  ['Brazil', '+5551980201045', '+555180201045'],
  ['Ivory Coast, Moov', '+2250101234567', '+22501234567'],
  ['Ivory Coast, MTN', '+2250545123456', '+22545123456'],
  ['Ivory Coast, Orange', '+2250707123456', '+22507123456'],
  ['Benin', '+2290195123456', '+22995123456'],
  ['Gabon Telecom', '+24166111111', '+24106111111', '+2416111111', '+241066111111'],
  ['Gabon, Airtel', '+24177280150', '+24107280150', '+2417280150', '+241077280150'],
  ['Gabon, fixed', '+24111700000', '+24101700000', '+2411700000', '+241011700000'],
  ['Cameroon', '+237677123456', '+23777123456'],
  ['Vietnam, MobiFone 120', '+84704567890', '+841204567890'],
  ['Vietnam, MobiFone 121', '+84794567890', '+841214567890'],
  ['Vietnam, MobiFone 122', '+84774567890', '+841224567890'],
  ['Vietnam, MobiFone 126', '+84764567890', '+841264567890'],
  ['Vietnam, MobiFone 128', '+84784567890', '+841284567890'],
  ['Vietnam, VinaPhone 123', '+84834567890', '+841234567890'],
  ['Vietnam, VinaPhone 124', '+84844567890', '+841244567890'],
  ['Vietnam, VinaPhone 125', '+84854567890', '+841254567890'],
  ['Vietnam, VinaPhone 127', '+84814567890', '+841274567890'],
  ['Vietnam, VinaPhone 129', '+84824567890', '+841294567890'],
  ['Vietnam, Viettel', '+84394567890', '+841694567890'],
  ['Vietnam, Vietnamobile 186', '+84564567890', '+841864567890'],
  ['Vietnam, Vietnamobile 188', '+84584567890', '+841884567890'],
  ['Vietnam, Gmobile', '+84594567890', '+841994567890'],
];

/** Numbers that look like one of those spellings and are none. */
const themselves = [
  '+27825550101',
  '+390612345678',
  '+393331234567',
  '+555132123456',
  '+5511912345678',
  '+22521234567',
  '+2250512345678',
  '+15215551234',
  '+5255123456789',
];

async function canonicalInSql(phones: readonly string[]): Promise<string[]> {
  const tenant = await makeTenant();
  const rows = await inTenant(tenant, (tx) =>
    tx.execute<{ canonical: string }>(
      sql`select canonical_phone(phone) as canonical
          from jsonb_array_elements_text(${JSON.stringify(phones)}::jsonb) with ordinality as given(phone, place) order by place`,
    ),
  );
  return rows.map(({ canonical }) => canonical);
}

describe('the canonical form of a phone number', () => {
  it.each(oneNumber)('is the same for all spellings of one number: %s', async (_country, ...spellings) => {
    const inSql = await canonicalInSql(spellings);
    expect(new Set(inSql).size).toBe(1);
    expect(spellings.map(canonicalPhone)).toEqual(inSql);
    expect(inSql.map(canonicalPhone)).toEqual(inSql);
  });

  it('is another for each number', async () => {
    const all = oneNumber.map(([, first]) => first ?? '');
    expect(new Set(await canonicalInSql([...all, ...themselves])).size).toBe(all.length + themselves.length);
  });

  it.each(themselves)('leaves %s as it is', async (phone) => {
    expect(canonicalPhone(phone)).toBe(phone);
    expect(await canonicalInSql([phone])).toEqual([phone]);
  });

  it('is the same in the database as in the code, whatever the digits', async () => {
    const codes = [
      '52',
      '521',
      '54',
      '549',
      '5411',
      '55',
      '225',
      '229',
      '241',
      '2410',
      '237',
      '84',
      '8412',
      '27',
      '',
    ];
    const phone = fc
      .tuple(fc.constantFrom(...codes), fc.stringMatching(/^\d{4,12}$/))
      .map(([code, rest]) => `+${code}${rest}`);
    const phones = fc.sample(phone, 3000);
    expect(await canonicalInSql(phones)).toEqual(phones.map(canonicalPhone));
  });
});
