import type { TakenWarning } from '../orders/newcomer-warnings';
import type { ReplacedChoice } from '../orders/replace-choice';

/** What of a customer's row a merge may change. */
export const mergedFields = [
  'name',
  'phoneNumber',
  'platformUserId',
  'erpCustomerId',
  'priceTier',
  'creditStatus',
  'verification',
  'language',
  'languageChosen',
  'poNumberRequired',
] as const;
export type MergedField = (typeof mergedFields)[number];

export type FieldChanges = Partial<
  Record<MergedField, { from: string | boolean | null; to: string | boolean | null }>
>;

/** What a merge moved and changed, as much as undoing it needs: ids of rows that were the merged customer's. */
export interface MergedParts {
  orderIds: string[];
  messageIds: string[];
  notificationIds: string[];
  /** Those that the survivor had too stay with the merged customer, and count for nobody until it is undone. */
  identityIds: string[];
  aliasIds: string[];
  /** Absent in merges of before there were branches. */
  branchIds?: string[];
  /** Orders that were to be given to one of several customers, this one among them. */
  choices: ReplacedChoice[];
  /** Warnings about a sender nobody knew, taken off orders that are a known customer's by now. */
  warnings: TakenWarning[];
  /** Fields of the survivor. */
  changes: FieldChanges;
}
