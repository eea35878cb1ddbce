import { keyPermissions } from '@/lib/permissions';
import type { Words } from '@/lib/words/words';

type Scope = (typeof keyPermissions)[number];

/** By which the words of a scope go: names of words have no colons. */
const keys = {
  'orders:read': 'orders_read',
  'orders:write': 'orders_write',
  'orders:override-credit-hold': 'orders_override-credit-hold',
  'messages:write': 'messages_write',
  'catalogue:read': 'catalogue_read',
  'catalogue:write': 'catalogue_write',
  'aliases:write': 'aliases_write',
  'customers:read': 'customers_read',
  'customers:write': 'customers_write',
  'customers:credit': 'customers_credit',
  'customers:privacy': 'customers_privacy',
  'simulator:use': 'simulator_use',
  'insights:read': 'insights_read',
  'events:read': 'events_read',
  'webhooks:manage': 'webhooks_manage',
  'settings:manage': 'settings_manage',
  'account:manage': 'account_manage',
} as const satisfies Record<Scope, string>;

/** What a key can be narrowed to, in plain words. */
export const keyScopes = (t: Words<'apiKeys'>) =>
  keyPermissions.map((scope) => ({ scope, words: t(`scope_${keys[scope]}`) }));

export function describeScopes(scopes: readonly string[], t: Words<'apiKeys'>): string {
  const all = keyScopes(t);
  if (all.every(({ scope }) => scopes.includes(scope))) return t('everything');
  if (scopes.length === 0) return t('nothing');
  return scopes.map((scope) => all.find((each) => each.scope === scope)?.words ?? scope).join(', ');
}
