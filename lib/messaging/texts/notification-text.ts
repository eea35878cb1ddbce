import { af } from './af';
import { en } from './en';

export interface NotificationFacts {
  customerName: string;
  /** The sales order of the ERP; empty when it gave none. */
  reference: string;
  /** Formatted, with its currency. */
  total: string;
  reason: string;
  /** Where the split-off part of an order comes from; empty when the location has no name. */
  locationName: string;
}

/** What customers are told, in one language. */
export interface NotificationTexts {
  COMPLETED(facts: NotificationFacts): string;
  CANCELLED(facts: NotificationFacts): string;
  SPLIT(facts: NotificationFacts): string;
}

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
