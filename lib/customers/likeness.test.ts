import { describe, expect, it } from 'vitest';
import { likenessOf } from './likeness';

const known = { name: 'Sunrise Spaza', phoneNumbers: ['+27825550142'], erpCustomerId: 'SUN001' };
const like = (fields: { name?: string; phone?: string; text?: string }, other = known) =>
  likenessOf(
    {
      name: fields.name ?? 'Bongani',
      phoneNumbers: [fields.phone ?? '+27731112233'],
      erpCustomerId: null,
      text: fields.text ?? '',
    },
    other,
  );

describe('the likeness of a newcomer to a customer', () => {
  it.each([
    ['Sunrise Spaza', 'same name'],
    ['SUNRISE  SPÁZA!', 'same name'],
    ['Spaza Sunrise', 'same words in the name'],
    ['Sunrize Spaza', 'name differs in one letter'],
    ['Thabo Sunrise', 'both names have “sunrise”'],
    ['Sunrise', 'both names have “sunrise”'],
  ])('by name: %s', (name, reason) => {
    expect(like({ name })).toMatchObject({ reasons: [reason] });
  });

  it.each([
    ['+27825550143', 'number differs in one digit'],
    ['+27825550124', 'two digits of the number are swapped'],
    ['+2782555142', 'number has one digit more or less'],
    ['+263825550142', 'same number with another country code'],
    ['+27715550142', 'number ends in the same seven digits'],
  ])('by number: %s', (phone, reason) => {
    expect(like({ phone })).toMatchObject({ reasons: [reason] });
  });

  it.each([
    ['2 cola please, this is Thabo from Sunrise Spaza', 'named in the message'],
    ['acc SUN001: 2 cola', 'ERP account in the message'],
    ['new phone, the old one was 082 555 0142', 'number written in the message'],
  ])('by what was written: %s', (text, reason) => {
    expect(like({ text }).reasons).toContain(reason);
  });

  it.each([
    [{ name: 'Sunset Spaza' }],
    [{ name: 'Moonrise Store' }],
    [{ phone: '+27825551234' }],
    [{ text: '2 spaza loaves' }],
    [{ name: '+27825559999' }],
  ])('is none for %j', (fields) => {
    expect(like(fields)).toEqual({ score: 0, reasons: [] });
  });

  it('is greater for one who is named in the message than for a word that two names share', () => {
    const school = { ...known, name: 'Sunrise Primary School Kitchen' };
    const named = like({ text: 'for Sunrise Primary School Kitchen' }, school).score;
    expect(like({ name: 'Sunrise Spaza' }, school).score).toBeLessThan(named);
  });

  it('is greater the more speaks for it', () => {
    const byName = like({ name: 'Sunrise' }).score;
    expect(like({ name: 'Sunrise', phone: '+27825550143' }).score).toBeGreaterThan(byName);
  });
});
