import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { makeDataDir } from '@/db/testing/make-data-dir';
import { freePort } from '@/e2e/run-service';
import { ensureBuilt } from '@/scripts/ensure-built.mjs';
import { median } from './deliver';
import { readyLine } from './start-service';

/**
 * `npm start` on a built clone, from the command to the ready line: on a new data folder (database and demo tenant
 * are made) and on one that is there; and to its end where it refuses: a taken port, a folder that is none, a folder in
 * use, a configuration with faults. Run with `npm run bench:start`, on a machine that does nothing else.
 */
const rounds = 5;

type Figures = { name: string; goalSeconds: number; seconds: number[] };

function npmStart(environment: Record<string, string>): ChildProcess {
  return spawn('npm', ['start'], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

async function timeReady(environment: Record<string, string>, then?: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  const server = npmStart(environment);
  await readyLine(server);
  const seconds = (performance.now() - startedAt) / 1000;
  await then?.();
  // Not npm's own exit: the launcher is the last to let go of the output, and with it of the data folder.
  const gone = new Promise((resolve) => server.once('close', resolve));
  // The whole group at once, as Ctrl-C in a terminal.
  if (server.pid) process.kill(-server.pid, 'SIGINT');
  await gone;
  return seconds;
}

/** Until it has ended by itself; fails when it does not refuse, or in other words. */
async function timeRefusal(environment: Record<string, string>, words: RegExp): Promise<number> {
  const startedAt = performance.now();
  const server = npmStart(environment);
  let said = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise((resolve) => server.once('close', resolve));
  const seconds = (performance.now() - startedAt) / 1000;
  if (code === 0 || !words.test(said))
    throw new Error(`It ended with ${code}, not refused (${words}):\n${said}`);
  return seconds;
}

const figures = (name: string, goalSeconds: number): Figures => ({ name, goalSeconds, seconds: [] });
const made = figures('ready, new data folder', 5);
const again = figures('ready, existing data folder', 3);
const port = figures('refused, port taken', 1);
const file = figures('refused, folder is a file', 1);
const held = figures('refused, folder in use', 1);
const faults = figures('refused, configuration', 1);

async function round(): Promise<void> {
  const dataDir = makeDataDir('order-intake-start-');
  const free = async () => ({ PORT: String(await freePort()), DATA_DIR: dataDir });
  made.seconds.push(await timeReady(await free()));
  again.seconds.push(
    await timeReady(await free(), async () => {
      held.seconds.push(await timeRefusal(await free(), /^Another instance \(process \d+\) uses/m));
    }),
  );
  const program = createServer();
  const taken = await freePort();
  await new Promise<void>((resolve) => program.listen(taken, '127.0.0.1', resolve));
  port.seconds.push(await timeRefusal({ PORT: String(taken), DATA_DIR: dataDir }, /^Port \d+ is taken/m));
  program.close();
  const below = { ...(await free()), DATA_DIR: join(dataDir, 'secrets.json') };
  file.seconds.push(await timeRefusal(below, /^The data folder .* cannot be written/m));
  const wrong = { ...(await free()), LOG_LEVEL: 'loud' };
  faults.seconds.push(await timeRefusal(wrong, /^The configuration cannot be used:\n {2}LOG_LEVEL/m));
  rmSync(dataDir, { recursive: true, force: true });
}

await ensureBuilt();
for (let at = 0; at < rounds; at += 1) await round();
for (const { name, goalSeconds, seconds } of [made, again, port, file, held, faults]) {
  const spread = seconds.map((each) => each.toFixed(1)).join(' ');
  const middle = median(seconds).toFixed(1).padStart(4);
  console.log(`npm start ${name.padEnd(28)} median ${middle} s   goal ≤ ${goalSeconds} (${spread})`);
}
