import type { CustomerCode } from '../catalogue';
import type { CatalogueIndex } from './catalogue-index';
import { itemCodeKey } from './item-code-key';

/** Adds a customer's own code, or replaces what it meant to them. */
export function addCustomerCode({ customerCodes }: CatalogueIndex, code: CustomerCode): void {
  const key = itemCodeKey(code.code);
  if (key === '') return;
  const theirs = customerCodes.get(code.customerId) ?? new Map<string, CustomerCode>();
  customerCodes.set(code.customerId, theirs.set(key, code));
}

/** The code of the customer's that is written there, however it is written; undefined when it is none of theirs. */
export function findCustomerCode(
  { customerCodes }: CatalogueIndex,
  customerId: string | null,
  written: string,
): CustomerCode | undefined {
  return customerId === null ? undefined : customerCodes.get(customerId)?.get(itemCodeKey(written));
}
