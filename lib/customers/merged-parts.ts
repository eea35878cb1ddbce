import type { CreditStatus } from './credit-status';

/** What a merge moved and changed, as much as undoing it needs: ids of rows that were the merged customer's. */
export interface MergedParts {
  orderIds: string[];
  messageIds: string[];
  notificationIds: string[];
  identityIds: string[];
  /** Moved aliases; those the survivor had too were dropped and stand here whole. */
  aliasIds: string[];
  droppedAliases: Record<string, unknown>[];
  /** Both rows as they were before. */
  survivorBefore: Record<string, unknown> & { creditStatus: CreditStatus };
  mergedBefore: Record<string, unknown> & { creditStatus: CreditStatus };
}
