import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { z } from 'zod';
import { hashPin } from '@/lib/auth/pin';
import { erpConfigSchema } from '@/lib/erp/config';
import { columnPlace } from '@/lib/secret-places';
import { secretBox } from '@/lib/secrets';
import { sealErpConfig } from '@/lib/tenancy/stored-erp-config';

export interface Tenant {
  id: string;
  slug: string;
  phoneNumberId: string;
  /** A manager's access token. */
  token: string;
  locations: string[];
  /** The path of the ERP that it posts to. */
  site: string;
}

export interface TenantWishes {
  /** Receivers of webhooks, by their paths; every event of an order goes to each. */
  receivers?: string[];
}

/** What a tenant is made with and points to. */
interface Grounds {
  sql: postgres.Sql;
  product: { url: string };
  erp: { url: string };
  receivers: { url: string };
}

/** Of which a tenant's receivers are told. */
export const sentEvents = ['order.received', 'order.approved', 'order.completed', 'order.rejected'];

const tokenAnswer = z.object({ accessToken: z.string() });
const pin = '246810';
let pinHash: Promise<string> | undefined;
/** Names far enough apart that every message can be read, whatever its number. */
export const goods = [
  ['COLA-330', 'Zing Cola 330ml can'],
  ['BREAD-BR', 'Harvest Brown Bread 700g'],
  ['SUGAR-10', 'Crystal White Sugar 10kg'],
] as const;

/** A tenant of its own: a manager, two locations, three products, a phone number and an ERP. */
export async function makeTenant(
  world: Grounds,
  encryptionKey: string,
  wishes: TenantWishes,
): Promise<Tenant> {
  const { sql } = world;
  const id = randomUUID();
  const slug = `chaos-${id.slice(0, 8)}`;
  const phoneNumberId = `1${BigInt(`0x${id.replaceAll('-', '').slice(0, 14)}`)}`.slice(0, 15);
  const box = secretBox(encryptionKey);
  const erp = erpConfigSchema.parse({
    type: 'erp_evolution',
    endpoint: `${world.erp.url}/${slug}`,
    branchCode: 'JHB',
    warehouseCode: 'MAIN',
    agentCode: 'agent',
    agentPassword: 'of the chaos',
    defaultCustomerAccount: 'CASH',
  });
  pinHash ??= hashPin(pin);
  const hash = await pinHash;
  const sealedErp = JSON.parse(JSON.stringify(sealErpConfig(erp, box, id)));
  const locations = await sql.begin(async (tx) => {
    await tx`insert into tenants (id, slug, name, erp_config, undo_seconds, quiet_seconds)
      values (${id}, ${slug}, 'Chaos Traders', ${tx.json(sealedErp)}, 0, 0)`;
    await tx`select set_config('app.tenant_id', ${id}, true)`;
    await tx`insert into users (tenant_id, username, display_name, role, pin_hash)
      values (${id}, 'manager', 'Mandla Manager', 'manager', ${hash})`;
    const channel = { tenantId: id, id: randomUUID() };
    const token = box.seal('of the chaos', columnPlace('messaging_channels', 'access_token_sealed', channel));
    await tx`insert into messaging_channels (tenant_id, id, phone_number_id, access_token_sealed)
      values (${id}, ${channel.id}, ${phoneNumberId}, ${token})`;
    for (const [sku, name] of goods)
      await tx`insert into products (tenant_id, sku, name, base_price) values (${id}, ${sku}, ${name}, 9.95)`;
    for (const path of wishes.receivers ?? []) {
      const endpoint = { tenantId: id, id: randomUUID() };
      const secret = box.seal(
        'a secret of the chaos',
        columnPlace('webhook_endpoints', 'secret_sealed', endpoint),
      );
      await tx`insert into webhook_endpoints (tenant_id, id, url, secret_sealed, events)
        values (${id}, ${endpoint.id}, ${world.receivers.url + path}, ${secret},
          ${sentEvents})`;
    }
    return tx<{ id: string }[]>`insert into locations (tenant_id, code, name)
      values (${id}, 'JHB', 'Johannesburg'), (${id}, 'DBN', 'Durban') returning id`;
  });
  const answer = await fetch(`${world.product.url}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tenant: slug, username: 'manager', pin }),
  });
  if (!answer.ok) throw new Error(`the tenant cannot sign in: ${answer.status} ${await answer.text()}`);
  const { accessToken } = tokenAnswer.parse(await answer.json());
  return {
    id,
    slug,
    site: slug,
    phoneNumberId,
    token: accessToken,
    locations: locations.map((row) => row.id),
  };
}
