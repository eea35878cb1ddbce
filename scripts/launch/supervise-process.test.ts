import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SupervisedProcess, superviseProcess } from './supervise-process';

/** Says what it hears and its own number; ends in order when it is told to, as ours do. */
const wellBehaved = `
  process.on('message', (news) => process.send({ heard: news, pid: process.pid }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
  process.on('disconnect', () => process.exit(0));
  setInterval(() => {}, 1000);
  process.send({ ready: true, port: process.pid });
`;

let folder: string;
let said: string[];
let pids: number[];
let stopping: AbortController;
let running: SupervisedProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'order-intake-supervise-'));
  said = [];
  pids = [];
  stopping = new AbortController();
});
afterEach(async () => {
  stopping.abort();
  await running?.stop(5000);
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
});

function supervise(source: string): SupervisedProcess {
  const script = join(folder, 'child.mjs');
  writeFileSync(script, source);
  running = superviseProcess({
    name: 'the child',
    script,
    execArgv: [],
    environment: { ...process.env, FOLDER: folder },
    stopping: stopping.signal,
    onReady: async (port) => void pids.push(port),
    log: (line) => void said.push(line),
  });
  return running;
}

describe('superviseProcess', () => {
  it('starts a process again that was killed, says so, and tells it again what the first was told', async () => {
    const child = supervise(`${wellBehaved}
      const { appendFileSync } = await import('node:fs');
      process.on('message', (news) => appendFileSync(process.env.FOLDER + '/heard', JSON.stringify(news)));
    `);
    await child.ready;
    child.tell({ environment: { A: '1' }, missing: ['functions'] });
    child.tell({ missing: [] });
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await expect.poll(() => said).toContain('the child listens again');
    expect(said[0]).toBe('the child ended unexpectedly (SIGKILL); starting it again in 0.5 s');
    expect(pids).toHaveLength(2);
    const whole = '{"environment":{"A":"1"},"missing":[]}';
    await expect.poll(() => readFileSync(join(folder, 'heard'), 'utf8')).toContain(whole);
  });

  it('starts a process again at once that had worked for a while', async () => {
    await supervise(wellBehaved).ready;
    await sleep(2100);
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await expect.poll(() => said).toContain('the child listens again');
    expect(said[0]).toBe('the child ended unexpectedly (SIGKILL); starting it again now');
  });

  it('waits longer each time before it starts a process again that never works', async () => {
    await supervise(`${wellBehaved} setTimeout(() => process.exit(1), 50);`).ready;
    await expect.poll(() => said.filter((line) => line.includes('ended'))).toHaveLength(2);
    expect(said.filter((line) => line.includes('ended'))[1]).toContain('again in 1 s');
  });

  it('stops a process without a word', async () => {
    const child = supervise(wellBehaved);
    await child.ready;
    await child.stop(5000);
    await expect.poll(() => isAlive(pids[0] ?? 0)).toBe(false);
    expect(said).toEqual([]);
  });

  it('ends a process that does not stop when it is told to, after the bound', async () => {
    const child = supervise(wellBehaved.replaceAll('process.exit(0)', 'undefined'));
    await child.ready;
    const startedAt = Date.now();
    await child.stop(300);
    expect(isAlive(pids[0] ?? 0)).toBe(false);
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(300);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'says nothing of a %s that reached the process shortly before the launcher',
    async (signal) => {
      await supervise(wellBehaved).ready;
      process.kill(pids[0] ?? 0, signal);
      await sleep(50);
      stopping.abort();
      await sleep(1000);
      expect(isAlive(pids[0] ?? 0)).toBe(false);
      expect(said).toEqual([]);
      expect(pids).toHaveLength(1);
    },
  );

  it('fails when the process ends before it is ready', async () => {
    await expect(supervise('process.exit(3)').ready).rejects.toThrow(
      'While starting, the child ended (code 3); what it said is above.',
    );
  });
});

describe('a launcher whose whole process group is told to stop', () => {
  /** Two processes side by side, the second of which takes its time to end; as a start of ours has them. */
  const launcher = `
    import { superviseProcess } from './scripts/launch/supervise-process.ts';
    const stopping = new AbortController();
    const log = (line) => console.log(line);
    const children = process.argv.slice(1).map((script) =>
      superviseProcess({ name: script, script, execArgv: [], environment: process.env, stopping: stopping.signal, log }));
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, async () => {
      stopping.abort();
      console.log('stopping');
      for (const child of children) await child.stop(5000);
      process.exit(0);
    });
    await Promise.all(children.map((child) => child.ready));
    console.log('ready');
  `;

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'says only that it stops, on %s',
    async (signal) => {
      const fast = join(folder, 'fast.mjs');
      const slow = join(folder, 'slow.mjs');
      writeFileSync(fast, wellBehaved);
      writeFileSync(
        slow,
        wellBehaved.replaceAll('process.exit(0)', 'setTimeout(() => process.exit(0), 1000)'),
      );
      const args = ['--import', 'tsx', '--input-type=module', '--eval', launcher, slow, fast];
      const group: ChildProcess = spawn(process.execPath, args, {
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      group.stdout?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      await expect.poll(() => output, { timeout: 20_000 }).toContain('ready');
      process.kill(-(group.pid ?? 0), signal);
      await once(group, 'close');
      expect(output).toBe('ready\nstopping\n');
    },
    40_000,
  );
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
