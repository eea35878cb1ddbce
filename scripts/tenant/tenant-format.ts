import { createHash } from 'node:crypto';
import { z } from 'zod';

/**
 * A tenant taken out is a folder that ordinary tools can read:
 *
 * - `manifest.json`, written last: what it is, which release made it, and of every other file its size and checksum
 * - `tables/<name>.jsonl`: the tenant's rows, one JSON object a line, as PostgreSQL writes them
 * - `recordings/<key>`: recordings and other files of its customers
 */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

export const tenantManifest = z.object({
  format: z.literal('order-intake-tenant'),
  formatVersion: z.literal(1),
  productVersion: z.string(),
  /** ISO 8601 UTC; the folder holds the state of that moment. */
  madeAt: z.iso.datetime(),
  /** The migrations its schema has had, by name. */
  migrations: z.array(z.string()).min(1),
  tenant: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
  /** Each behind those that it refers to. */
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z0-9_]+$/),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
      sha256,
    }),
  ),
  recordings: z.array(z.object({ key: z.string(), bytes: z.int().min(0), sha256 })),
  /** What is to be set up anew where it is put in, in words. */
  leftOut: z.array(z.string()),
});
export type TenantManifest = z.output<typeof tenantManifest>;

export const manifestName = 'manifest.json';
export const tableFile = (name: string) => `tables/${name}.jsonl`;
export const recordingFile = (key: string) => `recordings/${key}`;

/** Keys and secrets, what is of one installation alone, and what is over within days. */
export const tablesLeftOut = [
  ...['api_keys', 'passkeys', 'sessions', 'webhook_endpoints', 'webhook_deliveries'],
  ...['ledger', 'idempotency_keys', 'limit_counts', 'sign_in_attempts', 'used_challenges'],
  ...['order_claims', 'erp_reachability', 'import_files'],
];

/** Columns that hold secrets, by table, with what they are in the folder: a value of SQL. */
export const secretColumns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tenants: { erp_config: 'null' },
  users: { pin_hash: "''", recovery_code_hash: 'null', second_factor_sealed: 'null' },
  messaging_channels: { access_token_sealed: 'null', app_secret_sealed: 'null', verify_token_sealed: 'null' },
};

export const wordsOfLeftOut = [
  'PINs and second factors: give each person a PIN with "npm run admin -- reset-pin"',
  'the ERP settings, with their password',
  'the tokens and secrets of messaging numbers',
  'API keys, and webhook endpoints with what was sent to them',
];

export const checksum = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
