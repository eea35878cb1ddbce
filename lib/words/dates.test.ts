import { expect, test } from 'vitest';
import { dateWords } from './dates';
import { languages } from './languages';

test.each(languages)('in %s there are twelve months and seven days, each of its own name', (language) => {
  const { months, weekdays } = dateWords[language];
  expect(new Set(months).size).toBe(12);
  expect(new Set(weekdays).size).toBe(7);
});
