import { randomUUID } from 'node:crypto';
import type { Transaction } from '@/db/client';
import { locations } from '@/db/schema/locations';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { tenants } from '@/db/schema/tenants';
import { users } from '@/db/schema/users';
import { hashPin } from '@/lib/auth/pin';
import type { Actor } from '@/lib/context';
import type { ErpConfig } from '@/lib/erp/config';
import { mintTenantId, mintUserId, type TenantId } from '@/lib/ids';
import type { Role } from '@/lib/permissions';
import { columnPlace } from '@/lib/secret-places';
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
  tenant: DemoTenant;
  madeAt: Date;
  surroundings: DemoSurroundings;
  box: SecretBox;
  pinHashes: Record<Role, string>;
}

/** Who works for the demo tenant, under the name of their role. */
export const demoPeople = {
  manager: { displayName: 'Naledi Khumalo', pin: '246810' },
  clerk: { displayName: 'Thandi Mokoena', pin: '135790' },
} as const satisfies Record<Role, { displayName: string; pin: string }>;

/** The slow part of making users, so that it can be done outside of a transaction. */
export async function hashDemoPins(): Promise<Record<Role, string>> {
  const [manager, clerk] = await Promise.all([
    hashPin(demoPeople.manager.pin),
    hashPin(demoPeople.clerk.pin),
  ]);
  return { manager, clerk };
}

/** The distributor with the ids that it, its people and its locations will have. */
export function planTenant(): DemoTenant {
  const person = (role: Role): UserActor => {
    return { kind: 'user', userId: mintUserId(randomUUID()), name: demoPeople[role].displayName, role };
  };
  return {
    tenantId: mintTenantId(randomUUID()),
    manager: person('manager'),
    clerk: person('clerk'),
    locations: {
      JHB: { id: randomUUID(), name: 'City Deep, Johannesburg' },
      DBN: { id: randomUUID(), name: 'Mobeni, Durban' },
    },
  };
}

/**
 * Inserts the distributor itself: ERP settings, two people, two locations, the phone number it is reached under.
 * False when somebody else has made the tenant `demo` in the meantime.
 */
export async function insertTenant(tx: Transaction, made: NewDemoTenant): Promise<boolean> {
  const { tenant, madeAt, surroundings, box, pinHashes } = made;
  const { tenantId } = tenant;
  const inserted = await tx
    .insert(tenants)
    .values({
      id: tenantId,
      slug: 'demo',
      name: 'Marula Street Distributors',
      erpConfig: sealErpConfig(erpConfigOf(surroundings), box, tenantId),
      createdAt: madeAt,
    })
    .onConflictDoNothing({ target: tenants.slug })
    .returning({ id: tenants.id });
  if (inserted.length === 0) return false;
  const channel = { tenantId, id: randomUUID() };
  const place = columnPlace('messaging_channels', 'access_token_sealed', channel);
  await tx.insert(messagingChannels).values({
    ...channel,
    phoneNumberId: surroundings.messagingPhoneNumberId,
    accessTokenSealed: box.seal(surroundings.messagingAccessToken, place),
  });
  await tx.insert(users).values(
    [tenant.manager, tenant.clerk].map(({ userId: id, name: displayName, role }) => {
      return { id, tenantId, username: role, displayName, role, pinHash: pinHashes[role], createdAt: madeAt };
    }),
  );
  // Orders are picked at the oldest location unless they are split: Johannesburg.
  const later = new Date(madeAt.getTime() + 1_000);
  await tx.insert(locations).values([
    { ...tenant.locations.JHB, tenantId, code: 'JHB', warehouseCode: 'JHB', createdAt: madeAt },
    { ...tenant.locations.DBN, tenantId, code: 'DBN', warehouseCode: 'DBN', createdAt: later },
  ]);
  return true;
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
