import type { z } from 'zod';
import { pageLanguage } from '@/lib/auth/page-context';
import { parseIn } from '@/lib/http/sentence-field';

/** What a verb answered, with the sentences of the service's own as the API would answer them to this page. */
export async function inReadersLanguage<S extends z.ZodType>(
  schema: S,
  answer: z.output<S>,
): Promise<z.output<S>> {
  const language = await pageLanguage();
  return language === 'en' ? answer : parseIn(language, schema, answer);
}
