import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deliver, newMessage, post } from './harness/messages';
import type { Violation } from './harness/oracle';
import { conclude, missedUnless, scenario } from './harness/scenario';
import { passTime, untilRead } from './harness/settle';
import type { Tenant } from './harness/tenants';
import { openWorld, type World } from './harness/world';

const recording = readFileSync(new URL('../../db/seed/demo/voice/ermelo-late.ogg', import.meta.url));
const megabyte = 1024 * 1024;

/** What the platform gives for a voice note, by the name of its file. */
const files = {
  sound: { status: 200, base64: recording.toString('base64') },
  missing: { status: 404, base64: '' },
  broken: { status: 500, base64: '' },
  truncated: { status: 200, base64: recording.subarray(0, 20).toString('base64') },
  page: { status: 200, base64: Buffer.from('<html>Sign in</html>').toString('base64') },
  large: { status: 200, base64: recording.toString('base64'), more: 17 * megabyte },
};

/** Disks that are full, and recordings that cannot be had. */
export const disk = scenario({
  name: 'disk',
  promise:
    'disk full, recordings missing, broken, cut or too large: the order exists with a warning; acknowledging ≤ 1 s after there is room',
  isCalm: true,
  full: { retried: 1, orderMs: 180_000, roomMs: 1_000, databaseMegabytes: 400 },
  short: { retried: 0, orderMs: 120_000, roomMs: 60_000, databaseMegabytes: 0 },
  run: async (world, { retried, orderMs, roomMs, databaseMegabytes }) => {
    const tenant = await world.tenant();
    await world.platform.control({ from: tenant.phoneNumberId, faults: [], media: files });
    const missed: string[] = [];
    // What is tried again takes minutes until it is given to the clerk without.
    const names = Object.keys(files).filter((name) => retried === 1 || name !== 'broken');
    const voices = names.map((name) => sendVoice(world, tenant, name, orderMs));
    missed.push(...(await Promise.all(voices)).flat());
    const mayMount = process.platform === 'linux' && process.getuid?.() === 0;
    if (mayMount && retried === 1) missed.push(...(await withFullRecordings(world, tenant, orderMs)));
    const full =
      mayMount && databaseMegabytes > 0 ? await withFullDatabase(world, databaseMegabytes) : undefined;
    await untilRead(world, [tenant], 1_000);
    const outcome = await conclude(world, [tenant], {
      faults: names.length + (full ? 1 : 0),
      recoverMs: full ? [full.roomMs] : [],
      missed: [
        ...missed,
        ...missedUnless(
          !full || full.roomMs <= roomMs,
          `acknowledging took ${full?.roomMs} ms after there was room`,
        ),
      ],
      notes: mayMount ? [] : ['full disks are left out: they need root on Linux'],
    });
    return { ...outcome, violations: [...outcome.violations, ...(full?.violations ?? [])] };
  },
});

/** A voice note whose file is this one: the clerk has to have the order, with a warning unless it is sound. */
async function sendVoice(world: World, tenant: Tenant, file: string, forMs: number): Promise<string[]> {
  const more = { type: 'audio', audio: { id: file, mime_type: 'audio/ogg; codecs=opus', voice: true } };
  const message = { ...newMessage(tenant, world.random), more };
  await deliver(world, message);
  for (const until = Date.now() + forMs; Date.now() < until; await sleep(200)) {
    const [order] = await world.sql<
      { status: string; audioKey: string | null; warnings: { code: string }[] }[]
    >`
      select orders.status, audio_key as "audioKey", warnings from orders
      join inbound_messages on inbound_messages.id = inbound_message_id
      where platform_message_id = ${message.id}`;
    if (order?.status !== 'PENDING_REVIEW') continue;
    const isSound = file === 'sound' && order.audioKey !== null;
    return missedUnless(isSound || order.warnings.length > 0, `${file}: no warning`);
  }
  return [`${file}: no order for a clerk after ${forMs / 1000} s`];
}

/** Recordings have no room; once they have, the next one is kept. */
async function withFullRecordings(world: World, tenant: Tenant, forMs: number): Promise<string[]> {
  const folder = join(world.dataDir, 'audio');
  const unmount = mountSmall(folder, 1);
  try {
    fill(folder);
    const missed = await sendVoice(world, tenant, 'sound', forMs);
    rmSync(join(folder, 'filling'));
    await passTime(world, [tenant], 0);
    return missed;
  } finally {
    unmount();
  }
}

/** A product of its own whose data folder is full: what it acknowledged then, and how soon it does again. */
async function withFullDatabase(
  world: World,
  megabytes: number,
): Promise<{ roomMs: number; violations: Violation[] }> {
  let unmount: () => void = () => undefined;
  const small = await openWorld(world.random.between(0, 1_000_000), (dataDir) => {
    unmount = mountSmall(dataDir, megabytes);
  });
  try {
    const tenant = await small.tenant();
    const tryOnce = () => {
      const message = newMessage(tenant, small.random);
      return small.history.record('receive', message.id, async () => {
        const { status } = await post(small, [message]);
        return { outcome: status === 200 ? ('ok' as const) : ('unknown' as const), result: status };
      });
    };
    await tryOnce();
    fill(small.dataDir);
    for (let full = 0; full < 40; full += 1) await tryOnce();
    rmSync(join(small.dataDir, 'filling'));
    const roomAt = Date.now();
    while ((await tryOnce()) !== 200 && Date.now() - roomAt < 60_000) await sleep(20);
    const roomMs = Date.now() - roomAt;
    await untilRead(small, [tenant]);
    const { violations, acknowledged, actions } = await conclude(small, [tenant], {});
    world.log(`full: ${acknowledged} of ${actions} acknowledged; again ${roomMs} ms after there was room`);
    return { roomMs, violations };
  } finally {
    await small.close(true);
    unmount();
    rmSync(small.folder, { recursive: true, force: true });
  }
}

function mountSmall(folder: string, megabytes: number): () => void {
  mkdirSync(folder, { recursive: true });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0711`, 'tmpfs', folder]);
  let isMounted = true;
  const unmount = () => {
    if (isMounted) execFileSync('umount', ['--lazy', folder]);
    isMounted = false;
  };
  process.once('exit', unmount);
  return unmount;
}

/** Writes until there is no room. */
function fill(folder: string): void {
  const block = Buffer.alloc(megabyte / 16);
  try {
    for (;;) writeFileSync(join(folder, 'filling'), block, { flag: 'a' });
  } catch {
    // That was the last of it.
  }
}
