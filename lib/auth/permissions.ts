import type { Actor } from '../context';

export const roles = ['clerk', 'manager'] as const;
export type Role = (typeof roles)[number];

/** Each permission and who has it; an API key may be narrowed further by its scopes. */
const grants = {
  'orders:read': ['clerk', 'manager', 'api_key'],
  'orders:write': ['clerk', 'manager', 'api_key'],
  'orders:override-credit-hold': ['manager'],
  'catalogue:read': ['clerk', 'manager', 'api_key'],
  'catalogue:write': ['manager', 'api_key'],
  'aliases:write': ['clerk', 'manager', 'api_key'],
  'customers:read': ['clerk', 'manager', 'api_key'],
  'customers:write': ['clerk', 'manager', 'api_key'],
  'customers:credit': ['manager', 'api_key'],
  'simulator:use': ['clerk', 'manager', 'api_key'],
  'insights:read': ['manager', 'api_key'],
  'settings:manage': ['manager'],
} as const satisfies Record<string, readonly (Role | 'api_key')[]>;

export type Permission = keyof typeof grants;
export const permissions = Object.keys(grants) as Permission[];

/** Permissions that an API key may hold at all. */
export const keyPermissions = permissions.filter((permission) => holders(permission).includes('api_key'));

export function isPermission(value: string): value is Permission {
  return Object.hasOwn(grants, value);
}

/** Whether the actor may do it. Functions of the service itself (`system`, `customer`) are not asked for permissions. */
export function mayDo(actor: Actor, permission: Permission): boolean {
  switch (actor.kind) {
    case 'user':
      return holders(permission).includes(actor.role);
    case 'api_key':
      return holders(permission).includes('api_key') && (actor.scopes?.includes(permission) ?? true);
    case 'customer':
    case 'system':
      return true;
  }
}

function holders(permission: Permission): readonly (Role | 'api_key')[] {
  return grants[permission];
}
