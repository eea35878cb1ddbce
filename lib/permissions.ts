export const roles = ['clerk', 'manager'] as const;
export type Role = (typeof roles)[number];

/** Each permission and who has it; an API key may be narrowed further by its scopes. */
const grants = {
  'orders:read': ['clerk', 'manager', 'api_key'],
  'orders:write': ['clerk', 'manager', 'api_key'],
  'orders:override-credit-hold': ['manager'],
  'messages:write': ['clerk', 'manager', 'api_key'],
  'catalogue:read': ['clerk', 'manager', 'api_key'],
  'catalogue:write': ['manager', 'api_key'],
  'aliases:write': ['clerk', 'manager', 'api_key'],
  'customers:read': ['clerk', 'manager', 'api_key'],
  'customers:write': ['clerk', 'manager', 'api_key'],
  'customers:credit': ['manager', 'api_key'],
  'customers:privacy': ['manager', 'api_key'],
  'simulator:use': ['clerk', 'manager', 'api_key'],
  'insights:read': ['manager', 'api_key'],
  'events:read': ['manager', 'api_key'],
  'webhooks:manage': ['manager', 'api_key'],
  'settings:manage': ['manager'],
  'account:manage': ['clerk', 'manager'],
} as const satisfies Record<string, readonly (Role | 'api_key')[]>;

export type Permission = keyof typeof grants;
export const permissions = Object.keys(grants) as Permission[];

/** Permissions that an API key may hold at all. */
export const keyPermissions = permissions.filter((permission) => holders(permission).includes('api_key'));

/**
 * What a key may do that was asked for by name alone: the everyday work of an integration. It neither decides about
 * credit, nor writes to customers or speaks as one, nor reads the insights; for that the scopes are named.
 */
export const defaultKeyScopes = [
  'orders:read',
  'orders:write',
  'catalogue:read',
  'catalogue:write',
  'aliases:write',
  'customers:read',
  'customers:write',
] as const satisfies Permission[];

export function isPermission(value: string): value is Permission {
  return Object.hasOwn(grants, value);
}

/** Who has the permission. */
export function holders(permission: Permission): readonly (Role | 'api_key')[] {
  return grants[permission];
}
