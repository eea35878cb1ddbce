import { describe, expect, it } from 'vitest';
import { readPhoneNumber } from './read-phone-number';

describe('readPhoneNumber', () => {
  it.each([
    '082 555 0142',
    '0825550142',
    '(082) 555-0142',
    '0027825550142',
    '27825550142',
    '27 82 555 0142',
    '+27 82 555 0142',
    '+27 (0)82 555 0142',
    '825550142',
  ])('reads %s as a South African number', (text) => {
    expect(readPhoneNumber(text, 'ZA')).toBe('+27825550142');
  });

  it.each([
    ['direction marks', '\u202a+27 82 555 0142\u202c'],
    ['isolates', '\u2066082 555 0142\u2069'],
    ['a mark at each end', '\u200e+27825550142\u200f'],
    ['a zero-width space', '082\u200b555\u200b0142'],
    ['a byte order mark', '\ufeff0825550142'],
    ['a word joiner', '082\u2060555\u20640142'],
    ['a soft hyphen', '082\u00ad555\u00ad0142'],
    ['spaces that do not break', '+27\u00a082\u202f555\u20070142'],
    ['the wide space of Japanese', '082\u3000555\u30000142'],
    ['hyphens that do not break', '082\u2011555\u20110142'],
    ['fillers', '\u3164082 555 0142\u2800'],
    ['full-width digits and plus', '＋２７８２５５５０１４２'],
    ['Arabic-Indic digits', '٠٨٢٥٥٥٠١٤٢'],
    ['Extended Arabic-Indic digits', '۰۸۲۵۵۵۰۱۴۲'],
    ['Devanagari digits', '०८२५५५०१४२'],
    ['Bengali digits after a plus', '+২৭৮২৫৫৫০১৪২'],
    ['digits outside the basic plane', '𝟶𝟾𝟸𝟻𝟻𝟻𝟶𝟷𝟺𝟸'],
  ])('reads a number with %s', (_name, text) => {
    expect(readPhoneNumber(text, 'ZA')).toBe('+27825550142');
  });

  it.each([
    ['5215512345678', 'ZA', '+525512345678'],
    ['+52 1 55 1234 5678', 'ZA', '+525512345678'],
    ['044 55 1234 5678', 'MX', '+525512345678'],
    ['045 55 1234 5678', 'MX', '+525512345678'],
    ['01 55 1234 5678', 'MX', '+525512345678'],
    ['1 55 1234 5678', 'MX', '+525512345678'],
    ['011 15 2345-6789', 'AR', '+5491123456789'],
    ['54264154472542', 'ZA', '+5492644472542'],
    ['+54 9 11 15 2345 6789', 'ZA', '+541123456789'],
    ['22507123456', 'ZA', '+2250707123456'],
    ['07 12 34 56', 'CI', '+2250707123456'],
    ['22995123456', 'ZA', '+2290195123456'],
    ['95 12 34 56', 'BJ', '+2290195123456'],
    ['+237 77 12 34 56', 'ZA', '+237677123456'],
  ])('reads %s, as it was once written, as the number is now', (text, country, expected) => {
    expect(readPhoneNumber(text, country)).toBe(expected);
  });

  it('keeps the zero with which Italian numbers begin, and reads over the one that British ones do not have', () => {
    expect(readPhoneNumber('390612345678', 'ZA')).toBe('+390612345678');
    expect(readPhoneNumber('+44 07911 123456', 'ZA')).toBe('+447911123456');
  });

  it('reads the same digits as a number of the tenant’s own country', () => {
    expect(readPhoneNumber('07911 123456', 'GB')).toBe('+447911123456');
    expect(readPhoneNumber('07911 123456', 'ZA')).toBeNull();
  });

  it.each([
    ['447911123456', '+447911123456'],
    ['16505551234', '+16505551234'],
    ['263771234567', '+263771234567'],
    ['15550001111', '+15550001111'],
  ])('reads %s, as the platform writes a foreign sender, with its country code', (text, expected) => {
    expect(readPhoneNumber(text, 'ZA')).toBe(expected);
  });

  it('takes a number of a range unknown to it when the country is written out', () => {
    expect(readPhoneNumber('+1 555 000 1111', 'ZA')).toBe('+15550001111');
  });

  it.each(['NG', 'KE', 'US', 'AU', 'XX'])('reads 00 in front of a country code in %s too', (country) => {
    expect(readPhoneNumber('0027 82 555 0142', country)).toBe('+27825550142');
  });

  it('reads the country’s own code without a plus where the digits could be a national number', () => {
    expect(readPhoneNumber('4915123456789', 'DE')).toBe('+4915123456789');
    expect(readPhoneNumber('015123456789', 'DE')).toBe('+4915123456789');
  });

  it.each(['27825559220.0', '+27825559220.00', '0825559220.0', '825559220,0'])(
    'takes off the decimal that a spreadsheet adds to a column of numbers: %s',
    (text) => {
      expect(readPhoneNumber(text, 'ZA')).toBe('+27825559220');
    },
  );

  it('works without a known country for international numbers', () => {
    expect(readPhoneNumber('+27825550142', 'XX')).toBe('+27825550142');
    expect(readPhoneNumber('0825550142', 'XX')).toBeNull();
  });

  it('gives the same for what it gave', () => {
    for (const text of ['082 555 0142', '447911123456']) {
      const read = readPhoneNumber(text, 'ZA');
      expect(readPhoneNumber(read ?? '', 'ZA')).toBe(read);
    }
  });

  it.each([
    '',
    'abc',
    '+27',
    '12',
    '082 555',
    '0825550142 please call',
    '082-555-0142 x3',
    '+',
    '\u202a\u3164',
    '+5217',
    '27825559220.5',
    '2.782555922E10',
  ])('refuses %j', (text) => {
    expect(readPhoneNumber(text, 'ZA')).toBeNull();
  });
});
