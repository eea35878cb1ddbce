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

  it.each(['', 'abc', '+27', '12', '082 555', '0825550142 please call', '082-555-0142 x3', '+'])(
    'refuses %j',
    (text) => {
      expect(readPhoneNumber(text, 'ZA')).toBeNull();
    },
  );
});
