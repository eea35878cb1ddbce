/** What a message of a customer's is. Only the first five make or change orders. */
export const messageKinds = [
  'ORDER',
  'ADDITION',
  'CHANGE',
  'REMOVAL',
  'CANCELLATION',
  'ANSWER',
  'CONFIRMATION',
  'REPETITION',
  'DUPLICATE',
  'QUOTE_REQUEST',
  'QUESTION',
  'COMPLAINT',
  'STATUS_QUESTION',
  'STOCK_COUNT',
  'TALK',
] as const;
export type MessageKind = (typeof messageKinds)[number];

export interface KindOfMessage {
  kind: MessageKind;
  /** How surely the kind is told, 0 to 1: set by hand for each rule, not yet calibrated on conversations. */
  confidence: number;
  /** For a clerk: by what it was told. */
  reason: string;
}

/** Of those that order nothing, the ones to which a customer waits for an answer. */
export const kindsToAnswer: readonly MessageKind[] = ['QUESTION', 'COMPLAINT', 'STATUS_QUESTION'];

/** These order nothing, whatever conversation they stand in. */
export const nonOrderKinds: readonly MessageKind[] = [
  'CONFIRMATION',
  'QUESTION',
  'COMPLAINT',
  'STATUS_QUESTION',
  'STOCK_COUNT',
  'TALK',
];
