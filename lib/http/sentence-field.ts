import { z } from 'zod';
import type { Language } from '../words/languages';
import { reword } from '../words/sentences/reword';

let spoken: Language = 'en';

/**
 * A sentence of the service's own in an answer. Other systems and their people get it in English, as it is stored; on the
 * screens it reads in the language of whoever looks at them.
 */
export const sentenceField = z.string().overwrite((text) => reword(text, spoken));

/** Parses an answer with its sentences in one language; nothing else runs meanwhile, for parsing waits for nothing. */
export function parseIn<S extends z.ZodType>(language: Language, schema: S, data: unknown): z.output<S> {
  spoken = language;
  try {
    return schema.parse(data);
  } finally {
    spoken = 'en';
  }
}
