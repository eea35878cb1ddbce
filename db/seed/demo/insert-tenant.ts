import type { Transaction } from '@/db/client';
import { locations } from '@/db/schema/locations';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import type { Role } from '@/lib/auth/permissions';
import { hashPin } from '@/lib/auth/pin';
import type { Actor } from '@/lib/context';
import type { ErpConfig } from '@/lib/erp/config';
import type { TenantId } from '@/lib/ids';
import type { SecretBox } from '@/lib/secrets';
import { sealErpConfig } from '@/lib/tenancy/stored-erp-config';

/** What differs from one installation to the next. */
export interface DemoSurroundings {
  /** Base address of the sandbox ERP, and the account it expects. */
  erpEndpoint: string;
  agentCode: string;
  agentPassword: string;
  messagingPhoneNumberId: string;
  messagingAccessToken: string;
}

export type LocationCode = 'JHB' | 'DBN';
export type UserActor = Extract<Actor, { kind: 'user' }>;

export interface DemoTenant {
  tenantId: TenantId;
  locations: Record<LocationCode, { id: string; name: string }>;
  clerk: UserActor;
  manager: UserActor;
}

interface NewDemoTenant {
  tenantId: TenantId;
  madeAt: Date;
  surroundings: DemoSurroundings;
  box: SecretBox;
  pinHashes: Record<Role, string>;
}

const people = {
  manager: { displayName: 'Naledi Khumalo', pin: '246810' },
  clerk: { displayName: 'Thandi Mokoena', pin: '135790' },
} as const satisfies Record<Role, { displayName: string; pin: string }>;

/** The slow part of making users, so that it can be done outside of a transaction. */
export async function hashDemoPins(): Promise<Record<Role, string>> {
  const [manager, clerk] = await Promise.all([hashPin(people.manager.pin), hashPin(people.clerk.pin)]);
  return { manager, clerk };
}

/**
 * Inserts the distributor itself: ERP settings, two people, two locations, the phone number it is reached under.
 * Undefined when somebody else has made the tenant `demo` in the meantime.
 */
export async function insertTenant(tx: Transaction, made: NewDemoTenant): Promise<DemoTenant | undefined> {
  const { tenantId, madeAt, surroundings, box, pinHashes } = made;
  const inserted = await tx
    .insert(tenants)
    .values({
      id: tenantId,
      slug: 'demo',
      name: 'Marula Street Distributors',
      erpConfig: sealErpConfig(erpConfigOf(surroundings), box),
      createdAt: madeAt,
    })
    .onConflictDoNothing({ target: tenants.slug })
    .returning({ id: tenants.id });
  if (inserted.length === 0) return undefined;
  await tx.insert(messagingChannels).values({
    tenantId,
    phoneNumberId: surroundings.messagingPhoneNumberId,
    accessTokenSealed: box.seal(surroundings.messagingAccessToken),
  });
  return {
    tenantId,
    manager: await insertUser(tx, made, 'manager', pinHashes.manager),
    clerk: await insertUser(tx, made, 'clerk', pinHashes.clerk),
    locations: {
      JHB: await insertLocation(tx, made, 'JHB', 'City Deep, Johannesburg'),
      DBN: await insertLocation(tx, made, 'DBN', 'Mobeni, Durban'),
    },
  };
}

function erpConfigOf({ erpEndpoint, agentCode, agentPassword }: DemoSurroundings): ErpConfig {
  return {
    type: 'erp_evolution',
    endpoint: erpEndpoint,
    branchCode: 'GP01',
    warehouseCode: 'JHB',
    agentCode,
    agentPassword,
    idempotencyKey: 'ExternalOrderNo',
    taxTypes: { standard: 1, zeroRated: 0 },
    defaultCustomerAccount: 'CASH',
  };
}

async function insertUser(
  tx: Transaction,
  { tenantId, madeAt }: NewDemoTenant,
  role: Role,
  pinHash: string,
): Promise<UserActor> {
  const { displayName } = people[role];
  const [row] = await tx
    .insert(users)
    .values({ tenantId, username: role, displayName, role, pinHash, createdAt: madeAt })
    .returning({ userId: users.id });
  if (!row) throw new Error(`the ${role} was not inserted`);
  return { kind: 'user', userId: row.userId, name: displayName, role };
}

async function insertLocation(
  tx: Transaction,
  { tenantId, madeAt }: NewDemoTenant,
  code: LocationCode,
  name: string,
): Promise<{ id: string; name: string }> {
  // Orders are picked at the oldest location unless they are split: Johannesburg.
  const createdAt = new Date(madeAt.getTime() + (code === 'JHB' ? 0 : 1_000));
  const [row] = await tx
    .insert(locations)
    .values({ tenantId, code, name, warehouseCode: code, createdAt })
    .returning({ id: locations.id });
  if (!row) throw new Error(`location ${code} was not inserted`);
  return { id: row.id, name };
}
