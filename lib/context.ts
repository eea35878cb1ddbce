import type { TenantId, UserId } from './ids';
import type { Permission, Role } from './permissions';

/** Who does something. What is written into the audit trail is exactly this. */
export type Actor =
  | { kind: 'user'; userId: UserId; name: string; role: Role }
  | { kind: 'api_key'; apiKeyId: string; name: string; scopes: Permission[] }
  | { kind: 'customer'; customerId: string; name: string }
  | { kind: 'system'; name: string };

/** What every verb is given: whose data, on whose behalf, under which request. */
export interface Context {
  tenantId: TenantId;
  actor: Actor;
  requestId: string;
  /** Where the request came from, as lib/http/client-address.ts tells it; absent for work of the service's own. */
  address?: string;
  /** The session of the person's own that the request came with. */
  sessionId?: string;
}
