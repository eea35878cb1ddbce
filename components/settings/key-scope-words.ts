import { keyPermissions } from '@/lib/permissions';

const words: Record<(typeof keyPermissions)[number], string> = {
  'orders:read': 'Read orders',
  'orders:write': 'Change and approve orders',
  'orders:override-credit-hold': 'Approve despite a credit hold',
  'messages:write': 'Write to customers',
  'catalogue:read': 'Read products',
  'catalogue:write': 'Change products and stock',
  'aliases:write': 'Teach phrases',
  'customers:read': 'Read customers',
  'customers:write': 'Change customers',
  'customers:credit': 'Change credit status',
  'customers:privacy': 'Show all data of a customer, and erase them',
  'simulator:use': 'Use the simulator',
  'insights:read': 'Read insights',
  'events:read': 'Pull all events',
  'webhooks:manage': 'Manage webhooks, and so be sent all events',
  'settings:manage': 'Change settings',
  'account:manage': 'Manage their own account',
};

/** What a key can be narrowed to, in plain words. */
export const keyScopes = keyPermissions.map((scope) => ({ scope, words: words[scope] }));

export function describeScopes(scopes: readonly string[]): string {
  if (keyScopes.every(({ scope }) => scopes.includes(scope))) return 'Everything a key may do';
  if (scopes.length === 0) return 'Nothing';
  return scopes.map((scope) => keyScopes.find((each) => each.scope === scope)?.words ?? scope).join(', ');
}
