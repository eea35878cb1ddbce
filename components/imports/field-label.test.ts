import { expect, test } from 'vitest';
import { fieldsOf } from '@/lib/imports/fields-of';
import { importTargets } from '@/lib/imports/import-status';
import { wordsOf } from '@/lib/words/testing/words-of';
import { fieldLabel } from './field-label';

test.each(importTargets)('every field of %s has words, which are those of the service', (target) => {
  const t = wordsOf('importFields');
  const fields = fieldsOf(target);
  const labels = fields.map(({ name }) => fieldLabel(target, { name, label: `no words for ${name}` }, t));
  expect(labels).toEqual(fields.map(({ label }) => label));
});
