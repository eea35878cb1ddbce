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
