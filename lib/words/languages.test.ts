import { expect, test } from 'vitest';
import { languageAsked } from './languages';

test.each([
  ['pt-MZ,pt;q=0.9,en;q=0.8', 'pt'],
  ['AF', 'af'],
  ['zu, en-ZA;q=0.4, af;q=0.6', 'af'],
  ['en;q=0.5, pt;q=0, af;q=0.1', 'en'],
  ['fr-FR,fr;q=0.9', 'en'],
  ['*', 'en'],
  ['pt;q=none', 'en'],
  [',;;q=,', 'en'],
  ['', 'en'],
  [null, 'en'],
] as const)('a browser that asks for %j is answered in %s', (header, language) => {
  expect(languageAsked(header)).toBe(language);
});
