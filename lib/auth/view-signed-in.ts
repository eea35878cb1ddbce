import { mintTenantId, mintUserId, type TenantId, type UserId } from '../ids';
import type { Role } from '../permissions';
import type { UserRow } from './take-code';

export interface SignedInUser {
  tenantId: TenantId;
  userId: UserId;
  sessionVersion: number;
  username: string;
  name: string;
  role: Role;
}

export function viewSignedIn(user: UserRow): SignedInUser {
  return {
    tenantId: mintTenantId(user.tenantId),
    userId: mintUserId(user.id),
    sessionVersion: user.sessionVersion,
    username: user.username,
    name: user.displayName,
    role: user.role,
  };
}
