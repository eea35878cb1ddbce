import { argv } from 'node:process';
import {
  type SandboxReply,
  type SandboxRequest,
  startSandboxServer,
} from '@/lib/outbound/sandbox/start-sandbox-server';

/**
 * Runs somebody else's server as a process of its own, started with a port and the path of its journal. What is posted to
 * `/_chaos` goes to `control`. Ends with its parent.
 */
export async function serveOutside(
  make: (journalFile: string) => {
    control(order: unknown): void;
    handle(request: SandboxRequest): Promise<SandboxReply> | SandboxReply;
  },
): Promise<void> {
  const [port = '', journalFile = ''] = argv.slice(2);
  const { control, handle } = make(journalFile);
  await startSandboxServer({
    host: '127.0.0.1',
    port: Number(port),
    handle: (request) => {
      if (request.path !== '/_chaos') return handle(request);
      control(JSON.parse(request.body.toString('utf8')));
      return { status: 200, json: {} };
    },
  });
  process.on('disconnect', () => process.exit());
  process.send?.('ready');
}

export const hang = (): Promise<never> => new Promise(() => undefined);
