import type { ImportTarget } from '@/lib/imports/import-status';
import { type English, english } from '@/lib/words/english';
import type { Words } from '@/lib/words/words';

/** What a column can hold, in the reader's words; the code of a branch is called otherwise than that of a customer. */
export function fieldLabel(
  target: ImportTarget,
  { name, label }: { name: string; label: string },
  t: Words<'importFields'>,
): string {
  const key = [`field_${target}_${name}`, `field_${name}`].find(isKey);
  return key ? t(key) : label;
}

const isKey = (key: string): key is keyof English['importFields'] => key in english.importFields;
