import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { makeDataDir } from '@/db/testing/make-data-dir';
import { freePort } from '@/e2e/run-service';
import { median } from './deliver';
import { readyLine } from './start-service';

/**
 * `npm start` on a built clone, from the command to the ready line: on a new data folder (database and demo tenant
 * are made) and on one that is there. Run with `npm run bench:start`.
 */
const rounds = 3;

async function startOnce(dataDir: string): Promise<number> {
  const port = await freePort();
  const startedAt = performance.now();
  const server = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await readyLine(server);
  const seconds = (performance.now() - startedAt) / 1000;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  if (server.pid) process.kill(-server.pid, 'SIGTERM');
  await gone;
  return seconds;
}

const first: number[] = [];
const again: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  const dataDir = makeDataDir('order-intake-start-');
  first.push(await startOnce(dataDir));
  again.push(await startOnce(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
}
for (const [name, figures] of [
  ['new data folder', first],
  ['existing data folder', again],
] as const) {
  const spread = figures.map((seconds) => seconds.toFixed(1)).join(' ');
  console.log(
    `npm start, ${name.padEnd(22)} ready after median ${median(figures).toFixed(1)} s   goal ≤ 5 (${spread})`,
  );
}
