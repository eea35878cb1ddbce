import { expect, it } from 'vitest';
import { sizeWords } from './size-words';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1023 bytes'],
  [1024, '1 KB'],
  [24_600, '24 KB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [16 * 1024 * 1024, '16.0 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});
