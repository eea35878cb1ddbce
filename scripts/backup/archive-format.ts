import { z } from 'zod';

/**
 * A backup is a gzipped tar archive (POSIX ustar), so that ordinary tools can look into it:
 *
 * - `manifest.json` first: what it is and which release made it
 * - `secrets.json`, of an embedded installation: the keys without which stored passwords cannot be read
 * - `tables/<name>/<number>.copy`: rows in PostgreSQL's COPY text form; the parts of one table follow each other
 * - `recordings/<key>`: recordings and other files of customers
 * - `end.json` last: how many rows and files there were, and a checksum of everything before it
 */
export const manifestSchema = z.object({
  format: z.literal('order-intake-backup'),
  formatVersion: z.literal(1),
  productVersion: z.string(),
  /** ISO 8601 UTC; what the backup holds is the state of that moment. */
  madeAt: z.iso.datetime(),
  /** The migrations its schema has had, by name. */
  migrations: z.array(z.string()).min(1),
  /** See `keyFingerprint` in lib/secrets.ts. */
  keyFingerprint: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.output<typeof manifestSchema>;

export const endSchema = z.object({
  rows: z.record(z.string(), z.int()),
  files: z.int(),
  /** SHA-256 over name and content of each entry before, in hexadecimal digits. */
  sha256: z.string(),
});
export type End = z.output<typeof endSchema>;

export const entryNames = {
  manifest: 'manifest.json',
  secrets: 'secrets.json',
  end: 'end.json',
  tablePart: (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.copy`,
  recording: (key: string) => `recordings/${key}`,
} as const;

const tablePart = /^tables\/([a-z0-9_]+)\/\d{6}\.copy$/;
const recording = /^recordings\/(.+)$/;

/** What an entry is by its name; undefined for one that no release has written so far. */
export function entryOf(
  name: string,
): { kind: 'table'; table: string } | { kind: 'recording'; key: string } | undefined {
  const table = tablePart.exec(name)?.[1];
  if (table !== undefined) return { kind: 'table', table };
  const key = recording.exec(name)?.[1];
  return key === undefined ? undefined : { kind: 'recording', key };
}
