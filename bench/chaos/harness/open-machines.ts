import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { startEmbeddedPostgres } from '@/db/embedded/start-embedded-postgres';
import { freePort } from '@/e2e/run-service';
import { balanceLoad } from './balance-load';
import { Product } from './product';
import { appSecret, authSecret, encryptionKey, type World } from './world';

/** Machines that share a database and an Inngest server, behind a load balancer. */
export interface Machines {
  /** The same world, in which the product is asked through the balancer. */
  world: World;
  machines: readonly Product[];
  /** Kills the Inngest server and starts it anew: it has forgotten its functions, and every event it was given. */
  wipeInngest(): Promise<void>;
  /** The Inngest server's process, as it runs now. */
  inngestPid(): number;
  close(): Promise<void>;
}

const eventKey = 'an-event-key-of-the-chaos';
const signingKey = `signkey-chaos-${randomBytes(32).toString('hex')}`;

/** Starts so many machines as the README says how; nothing of them is embedded. */
export async function openMachines(
  world: World,
  count: number,
  environment: Record<string, string> = {},
): Promise<Machines> {
  const folder = join(world.folder, 'machines');
  mkdirSync(folder, { mode: 0o711 });
  const ending: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of ending.reverse()) await end();
  };
  try {
    const database = await startEmbeddedPostgres({ dataDir: join(folder, 'database'), log: () => undefined });
    ending.push(() => database.stop());
    const inngest = await startInngest();
    ending.push(inngest.kill);
    const ports = await Promise.all(Array.from({ length: count }, freePort));
    const balancer = await balanceLoad(ports.map((port) => `http://127.0.0.1:${port}`));
    ending.push(balancer.close);
    const machines = ports.map((port) => {
      const dataDir = join(folder, String(port), 'data');
      mkdirSync(dataDir, { recursive: true });
      return new Product({
        port,
        dataDir,
        url: balancer.url,
        environment: {
          ...{ DATABASE_URL: database.url, HOST: '127.0.0.1', APP_URL: balancer.url },
          ...{ INNGEST_BASE_URL: inngest.url, INNGEST_EVENT_KEY: eventKey, INNGEST_SIGNING_KEY: signingKey },
          ...{ AUTH_SECRET: authSecret, ENCRYPTION_KEY: encryptionKey, FUNCTION_PROCESSES: String(count) },
          ...{ MESSAGING_APP_SECRET: appSecret, MESSAGING_API_URL: world.platform.url },
          ALLOW_PRIVATE_TARGETS: 'true',
          ...environment,
        },
      });
    });
    ending.push(() => Promise.all(machines.map((machine) => machine.end())));
    await Promise.all(machines.map((machine) => machine.start()));
    const sql = postgres(database.url, { max: 4, onnotice: () => undefined });
    ending.push(() => sql.end({ timeout: 1 }));
    const [first] = machines;
    if (!first) throw new Error('there is no machine');
    const shared = world.with({ product: first, sql, ownerUrl: database.url });
    return { world: shared, machines, wipeInngest: inngest.restart, inngestPid: inngest.pid, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startInngest() {
  const port = await freePort();
  const file = fileURLToPath(new URL('./outside/inngest.ts', import.meta.url));
  let child: ChildProcess | undefined;
  const start = async () => {
    child = fork(file, [String(port), eventKey, signingKey], { execArgv: ['--import', 'tsx'] });
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('the Inngest server did not start'))),
    ]);
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  await start();
  const pid = () => child?.pid ?? 0;
  return { url: `http://127.0.0.1:${port}`, pid, kill, restart: () => kill().then(start) };
}
