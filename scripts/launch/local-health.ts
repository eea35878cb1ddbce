import { setTimeout as sleep } from 'node:timers/promises';

const askAgainMs = 20;

/** The service's address for this machine itself. */
export function localUrl({ host, port }: { host: string; port: number }): string {
  const own = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** Resolves once the service itself says that it is ready: only then may it be announced. Or when `stopping`. */
export async function untilHealthy(url: string, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted && !(await isHealthy(url))) await sleep(askAgainMs);
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/api/health`, { headers: { connection: 'close' } });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
