import { setTimeout as sleep } from 'node:timers/promises';
import { deliver } from '@/bench/chaos/harness/messages';
import type { Tenant } from '@/bench/chaos/harness/tenants';
import type { World } from '@/bench/chaos/harness/world';

/** A file that a customer sends: what the message calls it, and what the platform gives for it. */
export interface SentFile {
  kind: 'image' | 'document' | 'video' | 'audio' | 'sticker';
  fileName?: string;
  bytes?: Buffer;
  /** Where the platform says that it lies; on the platform itself unless given. */
  url?: string;
}

/** The file as the product has it: kept under a key, refused for a problem, or neither yet. */
export interface KeptFile {
  sent: SentFile;
  /** Where it is served. */
  path: string;
  storageKey: string | null;
  problem: string | null;
}

let files = 0;

/** Delivers each file in a message of its own, and waits for the time given at most until all of them are kept or refused. */
export async function sendFiles(
  world: World,
  tenant: Tenant,
  sent: readonly SentFile[],
  forMs: number,
): Promise<KeptFile[]> {
  const named = new Map(sent.map((each) => [`media-${++files}`, each]));
  const media = [...named].map(([id, { bytes, url }]) => {
    const base64 = (bytes ?? Buffer.alloc(0)).toString('base64');
    return [id, { status: 200, base64, ...(url !== undefined && { url }) }];
  });
  await world.platform.control({
    from: tenant.phoneNumberId,
    faults: ['none'],
    media: Object.fromEntries(media),
  });
  for (const [id, { kind, fileName }] of named)
    await deliver(world, {
      id: messageIdOf(tenant, id),
      from: `2783${String(Number(id.slice('media-'.length))).padStart(7, '0')}`,
      text: '',
      phoneNumberId: tenant.phoneNumberId,
      more: { type: kind, [kind]: { id, caption: '2 cola', ...(fileName && { filename: fileName }) } },
    });
  // What came as a recording is its order's; beside it may stand what it was made from.
  const mediaIds = [...named].flatMap(([id, { kind }]) => (kind === 'audio' ? [] : [id]));
  const messageIds = [...named].flatMap(([id, { kind }]) =>
    kind === 'audio' ? [messageIdOf(tenant, id)] : [],
  );
  for (const until = Date.now() + forMs; ; await sleep(200)) {
    const rows = await world.sql<(Omit<KeptFile, 'sent'> & { mediaId: string })[]>`
      select '/api/orders/' || order_id || '/attachments/' || id as path, media_id as "mediaId",
        storage_key as "storageKey", problem
      from order_attachments where tenant_id = ${tenant.id} and media_id = any(${mediaIds})
      union all
      select '/api/orders/' || o.id || '/audio', substring(m.platform_message_id from 'media-\\d+$'), o.audio_key,
        case when o.status <> 'RECEIVED' then 'the order goes on without it' end
      from orders o join inbound_messages m on m.id = o.inbound_message_id
      where o.tenant_id = ${tenant.id} and m.platform_message_id = any(${messageIds})`;
    const isSettled = rows.length === sent.length && rows.every((row) => row.storageKey ?? row.problem);
    if (isSettled || Date.now() > until)
      return rows.flatMap(({ mediaId, ...row }) => {
        const of = named.get(mediaId);
        return of ? [{ ...row, sent: of }] : [];
      });
  }
}

const messageIdOf = ({ slug }: Tenant, id: string) => `wamid.${slug}.${id}`;
