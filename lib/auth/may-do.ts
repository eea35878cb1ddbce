import type { Actor } from '../context';
import { holders, type Permission } from '../permissions';

/** Whether the actor may do it. Functions of the service itself (`system`, `customer`) are not asked for permissions. */
export function mayDo(actor: Actor, permission: Permission): boolean {
  switch (actor.kind) {
    case 'user':
      return holders(permission).includes(actor.role);
    case 'api_key':
      return holders(permission).includes('api_key') && actor.scopes.includes(permission);
    case 'customer':
    case 'system':
      return true;
  }
}
