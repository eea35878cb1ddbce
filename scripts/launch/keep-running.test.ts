import { describe, expect, it } from 'vitest';
import { EmbeddedPostgresError } from '@/db/embedded/embedded-postgres-error';
import { keepRunning } from './keep-running';

/** A server that ends when it is told to, or killed. */
function server(url = 'postgres://one') {
  let kill: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    kill = resolve;
  });
  let isStopped = false;
  const stop = async () => {
    isStopped = true;
    kill();
  };
  return { url, gone, kill, stop, isStopped: () => isStopped };
}

function keep(starts: (() => ReturnType<typeof server>)[]) {
  const first = server();
  const said: string[] = [];
  const lost: string[] = [];
  let tries = 0;
  const kept = keepRunning(first, {
    start: async () => {
      const next = starts[tries];
      tries += 1;
      if (!next) throw new EmbeddedPostgresError('no space left on device');
      return next();
    },
    log: (line) => void said.push(line),
    lost: (reason) => void lost.push(reason),
    againAfterMs: 1,
  });
  return { first, kept, said, lost, tries: () => tries };
}

describe('keepRunning', () => {
  it('starts a server again that was killed, each time, and stops the last', async () => {
    const [second, third] = [server(), server()];
    const { first, kept, said, lost } = keep([() => second, () => third]);
    first.kill();
    await expect.poll(() => said).toHaveLength(2);
    second.kill();
    await expect.poll(() => said).toHaveLength(4);
    await kept.stop();
    expect([first, second, third].map(({ isStopped }) => isStopped())).toEqual([false, false, true]);
    expect(lost).toEqual([]);
  });

  it('goes on trying while the server cannot be started, and says so now and then', async () => {
    const full = () => {
      throw new EmbeddedPostgresError('no space left on device');
    };
    const { first, kept, said, lost } = keep([...Array.from({ length: 20 }, () => full), () => server()]);
    first.kill();
    await expect.poll(() => said).toContain('the database is back');
    expect(said.filter((line) => line.includes('no space'))).toEqual([
      'no space left on device; trying again',
    ]);
    expect(lost).toEqual([]);
    await kept.stop();
  });

  it('gives up trying when it is stopped', async () => {
    const { first, kept, tries } = keep([]);
    first.kill();
    await expect.poll(tries).toBeGreaterThan(2);
    await kept.stop();
    const then = tries();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(tries()).toBe(then);
  });

  it('says that a server is lost which has another address now', async () => {
    const { first, lost } = keep([() => server('postgres://two')]);
    first.kill();
    await expect.poll(() => lost).toEqual(['The database had to take another port.']);
  });
});
