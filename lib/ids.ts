/**
 * Branded ids: plain UUID strings at run time, kept apart by the compiler. A `TenantId` is minted only where
 * a credential, a phone number id or a job's payload has proved it (lib/auth, lib/tenancy, lib/ledger).
 */
declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

export type TenantId = Branded<'TenantId'>;
export type UserId = Branded<'UserId'>;
export type OrderId = Branded<'OrderId'>;

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(value: string): boolean {
  return uuidPattern.test(value);
}

/** Brands a value that the caller has proved to be an id of its kind; throws on anything but a UUID. */
function mint<Id extends string>(value: string): Id {
  if (!isUuid(value)) throw new TypeError('not a UUID');
  return value.toLowerCase() as Id;
}

export const mintTenantId = (proved: string) => mint<TenantId>(proved);
export const mintUserId = (proved: string) => mint<UserId>(proved);
export const mintOrderId = (proved: string) => mint<OrderId>(proved);
