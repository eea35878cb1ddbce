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
  const world = {
    erp: await makeOutside('erp', folder, erpLine),
    platform: await makeOutside('platform', folder, platformLine),
    receivers: await makeOutside('receivers', folder, receiverLine),
  };
  await Promise.all(Object.values(world).map((outside) => outside.start()));
  return world;
}

async function makeOutside<Schema extends z.ZodType, Orders>(
  name: string,
  folder: string,
  line: Schema,
): Promise<Outside<z.output<Schema>, Orders>> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const journalFile = join(folder, `${name}.jsonl`);
  const program = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  let child: ChildProcess | undefined;
  return {
    url,
    journal: () => readJournal(journalFile, (each) => line.parse(each)),
    control: async (orders) => {
      const answer = await fetch(`${url}/_chaos`, { method: 'POST', body: JSON.stringify(orders) });
      if (!answer.ok) throw new Error(`the ${name} did not take its orders: ${await answer.text()}`);
    },
    start: async () => {
      child = fork(program, [String(port), journalFile], { execArgv: ['--import', 'tsx'] });
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
}
