import { af } from './af';
import { en } from './en';
import type { NotificationFacts, NotificationTexts } from './notification-texts';

const textsByLanguage: ReadonlyMap<string, NotificationTexts> = new Map([
  ['en', en],
  ['af', af],
]);

/**
 * The text of a notification: the order was approved (reference and total), was cancelled (reason), or goes out in
 * parts. `language` is a tag such as `af` or `af-ZA`; English where there are no texts for it.
 */
export function notificationText(
  kind: keyof NotificationTexts,
  { language, ...facts }: NotificationFacts & { language: string },
): string {
  const [primary = ''] = language.toLowerCase().split(/[-_]/);
  return (textsByLanguage.get(primary) ?? en)[kind](facts);
}
