import { expect, test } from 'vitest';
import { findLiterals } from './testing/find-literals';
import { sourceFiles } from './testing/source-files';

/** The reference of the API is for developers, in English. */
const english = ['app/docs/', 'components/docs/'];
/** Names, which are the same in every language. */
const names = ['Ctrl Enter', 'Ctrl K', 'Order Intake', 'Samsung Internet'];

const files = ['app', 'components'].flatMap(sourceFiles);
const literalsIn = (file: string) =>
  findLiterals(file).filter((found) => !names.includes(found.replace(/^\d+: /, '')));

test('words that people read stand in lib/words, not in the screens', () => {
  const converted = files.filter((file) => !english.some((part) => file.startsWith(part)));
  const found = converted.flatMap((file) => literalsIn(file).map((literal) => `${file}:${literal}`));
  expect(found).toEqual([]);
});
