import { z } from 'zod';
import { endpoint } from '../http/endpoint';
import { languages } from '../words/languages';

export const chosenLanguage = z.object({
  language: z
    .enum(languages)
    .nullable()
    .describe('Of the screens; null is as the browser asks, and English where it asks for none of them.'),
});
export type ChosenLanguage = z.infer<typeof chosenLanguage>;

export const chooseLanguageEndpoint = endpoint({
  method: 'PUT',
  path: '/api/auth/language',
  permission: 'account:manage',
  summary: 'Choose the language that you see the screens in',
  body: z.strictObject(chosenLanguage.shape),
  answers: { 200: chosenLanguage },
  example: { body: { language: 'pt' } },
});
