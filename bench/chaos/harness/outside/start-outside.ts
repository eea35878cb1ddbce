import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'zod';
import { freePort } from '@/e2e/run-service';
import { readJournal } from '../journal';
import type { ErpSite } from './erp';
import { erpLine, platformLine, receiverLine } from './journal-lines';
import type { PlatformOrders } from './platform';
import type { ReceiverOrders } from './receivers';

export interface Outside<Line, Orders> {
  /** The same for as long as the run lasts, whether it is up or not. */
  url: string;
  /** Everything it has written down so far. */
  journal(): Line[];
  control(orders: Orders): Promise<void>;
  start(): Promise<void>;
  /** Ends it with SIGKILL: connections are refused from then on. */
  kill(): Promise<void>;
}

export interface OutsideWorld {
  erp: Outside<z.output<typeof erpLine>, ErpSite>;
  platform: Outside<z.output<typeof platformLine>, PlatformOrders>;
  receivers: Outside<z.output<typeof receiverLine>, ReceiverOrders>;
}

/** Starts the ERP, the messaging platform and the receivers of webhooks, each in a process of its own. */
export async function startOutside(folder: string): Promise<OutsideWorld> {
  const [erp, platform, receivers] = await Promise.all([
    startErp(folder),
    startServer<typeof platformLine, PlatformOrders>('platform', folder, platformLine),
    startServer<typeof receiverLine, ReceiverOrders>('receivers', folder, receiverLine),
  ]);
  return { erp, platform, receivers };
}

/** One more ERP that writes into `<name>.jsonl`, for a scenario that has it fail as a whole. */
export function startErp(folder: string, name = 'erp'): Promise<OutsideWorld['erp']> {
  return startServer('erp', folder, erpLine, name);
}

async function startServer<Schema extends z.ZodType, Orders>(
  program: string,
  folder: string,
  line: Schema,
  name = program,
): Promise<Outside<z.output<Schema>, Orders>> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const journalFile = join(folder, `${name}.jsonl`);
  const file = fileURLToPath(new URL(`./${program}.ts`, import.meta.url));
  let child: ChildProcess | undefined;
  const server: Outside<z.output<Schema>, Orders> = {
    url,
    journal: () => readJournal(journalFile, (each) => line.parse(each)),
    control: async (orders) => {
      const answer = await fetch(`${url}/_chaos`, { method: 'POST', body: JSON.stringify(orders) });
      if (!answer.ok) throw new Error(`the ${name} did not take its orders: ${await answer.text()}`);
    },
    start: async () => {
      child = fork(file, [String(port), journalFile], { execArgv: ['--import', 'tsx'] });
      await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() => Promise.reject(new Error(`the ${name} did not start`))),
      ]);
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
  await server.start();
  return server;
}
