import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { readClusterRecord } from '@/db/embedded/cluster-record';
import { readPostmaster } from '@/db/embedded/read-postmaster';
import { descendantsOf, listProcesses, signal } from './process-table';

/** What can be hit. `group` is everything at once, as when the machine loses power. */
export const parts = ['service', 'functions', 'postgres', 'backend', 'launcher', 'group'] as const;
export type Part = (typeof parts)[number];

interface ProductOptions {
  port: number;
  dataDir: string;
  /** Where it is asked, when something stands before it. */
  url?: string;
  environment: Record<string, string>;
}

/** The part of the database's record that names its folder, read while the process ends and nothing can be waited for. */
const placed = z.object({ clusterDir: z.string().optional() });
const startTimeoutMs = 120_000;
const stopTimeoutMs = 60_000;

/** One clerk of a scenario does what a hundred would. */
const withoutLimits = { LIMIT_TENANT_PER_MINUTE: '1000000', LIMIT_CALLER_PER_MINUTE: '1000000' };

/** The product, started exactly as `npm start` does, with its own database under the data folder. */
export class Product {
  readonly url: string;
  readonly #options: ProductOptions;
  #launcher: ChildProcess | undefined;

  constructor(options: ProductOptions) {
    this.#options = options;
    this.url = options.url ?? `http://127.0.0.1:${options.port}`;
    // Whatever ends the run, nothing is left behind: the launcher has a group of its own and the database outlives it.
    process.once('exit', () => this.#endAtOnce());
  }

  /** Resolves when it says that it is ready. Throws with what it said when it ends before. */
  async start(): Promise<void> {
    const { port, dataDir, environment } = this.#options;
    const launcher = spawn(process.execPath, ['scripts/start.mjs'], {
      env: {
        ...process.env,
        LOG_LEVEL: 'warn',
        ...withoutLimits,
        ...environment,
        PORT: String(port),
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.#launcher = launcher;
    const log = createWriteStream(join(dataDir, '..', 'product.log'), { flags: 'a' });
    let said = '';
    const ready = new Promise<void>((resolve, reject) => {
      for (const stream of [launcher.stdout, launcher.stderr])
        stream.on('data', (chunk: Buffer) => {
          log.write(chunk);
          said = (said + chunk.toString()).slice(-4_000);
          if (said.includes('is ready')) resolve();
        });
      launcher.once('exit', () => reject(new Error(`the product did not start:\n${said}`)));
    });
    const bound = AbortSignal.timeout(startTimeoutMs);
    await Promise.race([ready, once(bound, 'abort').then(() => Promise.reject(new Error('never ready')))]);
  }

  get isUp(): boolean {
    return this.#launcher !== undefined && isAlive(this.#launcher);
  }

  /** Ends it in order, as Ctrl-C does. */
  async stop(): Promise<void> {
    const launcher = this.#launcher;
    if (!launcher || !isAlive(launcher)) return;
    const gone = once(launcher, 'exit');
    launcher.kill('SIGTERM');
    await Promise.race([gone, sleep(stopTimeoutMs, undefined, { ref: false })]);
    if (isAlive(launcher)) throw new Error(`the product did not stop within ${stopTimeoutMs / 1000} s`);
  }

  /** The processes of a part that run now; none when they are just being started again. */
  async pidsOf(part: Part): Promise<number[]> {
    const launcher = this.#launcher?.pid;
    if (part === 'launcher') return launcher ? [launcher] : [];
    const { clusterDir } = await readClusterRecord(this.#options.dataDir);
    const postmaster = clusterDir ? readPostmaster(clusterDir)?.pid : undefined;
    const all = listProcesses();
    const ours = launcher ? descendantsOf(launcher, all) : [];
    const script = (name: string) =>
      ours
        .filter(({ command }) => new RegExp(`/${name}\\.[mc]?[jt]s\\b`).test(command))
        .map(({ pid }) => pid);
    switch (part) {
      case 'service':
        return script('serve');
      case 'functions':
        return script('work');
      case 'postgres':
        return postmaster ? [postmaster] : [];
      case 'backend':
        // Only those that serve the product: the harness reads over connections of its own.
        return all
          .filter(({ parent, command }) => parent === postmaster && /order_intake_(app|system)/.test(command))
          .map(({ pid }) => pid);
      case 'group':
        return [...new Set([launcher, postmaster, ...ours.map(({ pid }) => pid)])].filter(
          (pid) => pid !== undefined,
        );
    }
  }

  /** Sends a signal to a part; says whether there was anything to hit. */
  async hit(part: Part, name: NodeJS.Signals | 0, choose = (pids: number[]) => pids): Promise<number[]> {
    const pids = await this.pidsOf(part);
    const chosen = part === 'backend' ? choose(pids) : pids;
    return chosen.filter((pid) => signal(pid, name));
  }

  #endAtOnce(): void {
    if (this.#launcher?.pid && isAlive(this.#launcher)) signal(-this.#launcher.pid, 'SIGKILL');
    const record = join(this.#options.dataDir, 'postgres.json');
    if (!existsSync(record)) return;
    const { clusterDir } = placed.parse(JSON.parse(readFileSync(record, 'utf8')));
    const postmaster = clusterDir && readPostmaster(clusterDir);
    if (!postmaster) return;
    // One that stands still would hear nothing else.
    for (const { pid } of [postmaster, ...descendantsOf(postmaster.pid)]) signal(pid, 'SIGCONT');
    signal(postmaster.pid, 'SIGQUIT');
  }

  /** Leaves nothing running, whatever state it is in. How it stops in order is judged before; here nobody waits for it. */
  async end(): Promise<void> {
    this.#endAtOnce();
    for (let look = 0; look < 100 && (await this.hit('group', 0)).length > 0; look += 1) await sleep(100);
  }
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}
