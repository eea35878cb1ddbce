import { expect, test } from 'vitest';
import { readPaper } from './paper';

test('a paper is the one that is named, and nobody’s choice where none is', () => {
  expect(readPaper('a4')).toBe('a4');
  expect(readPaper('80mm')).toBe('80mm');
  expect(readPaper(undefined)).toBeUndefined();
  expect(readPaper('letter')).toBeUndefined();
});
