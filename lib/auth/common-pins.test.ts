import { describe, expect, it } from 'vitest';
import { isCommonPin } from './common-pins';
import { pinField } from './pin-field';

describe('a PIN that many people choose', () => {
  it.each([
    ...[
      '0000',
      '1111',
      '111111',
      '999999999999',
      '1234',
      '12345',
      '123456',
      '1234567890',
      '4321',
      '987654',
      '7890',
    ],
    ...[
      '0123',
      '890123',
      '1212',
      '121212',
      '123123',
      '1221',
      '123321',
      '112233',
      '111222',
      '1122',
      '2580',
      '1984',
    ],
    ...['2024', '147258', '159753', '13579', '24680'],
  ])('is refused when it is set: %s', (pin) => {
    expect(isCommonPin(pin)).toBe(true);
    expect(pinField.safeParse(pin).error?.issues[0]?.message).toMatch(/among the first to be guessed/);
  });

  it.each(['246810', '135790', '482913', '975310', '7391', '4826', '30417', '90210734'])(
    'is not one like %s',
    (pin) => {
      expect(pinField.safeParse(pin).success).toBe(true);
    },
  );

  it('has 4 to 12 digits otherwise', () => {
    for (const pin of ['', '739', '7391a', '7391739173917', '73 91']) {
      expect(pinField.safeParse(pin).error?.issues[0]?.message).toBe('4 to 12 digits.');
    }
  });
});
