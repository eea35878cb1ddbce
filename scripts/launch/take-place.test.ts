import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDir } from './lock-data-dir.mjs';
import { takePlace } from './take-place.mjs';

let folder: string;
let server: Server;
let takenPort: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'order-intake-place-'));
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  takenPort = String((server.address() as AddressInfo).port);
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  return String(port);
}

describe('takePlace', () => {
  it('takes the data folder of embedded mode', async () => {
    const lock = await takePlace({ DATA_DIR: folder, PORT: await freePort(), DATABASE_URL: ' ' });
    expect(readdirSync(folder)).toEqual(['launcher.lock']);
    lock?.release();
  });

  it('waits for an instance that is stopping, and says so', async () => {
    const old = lockDataDir(folder);
    // Told to stop at this very moment: its lock does not say so yet.
    setTimeout(old.announceEnd, 100);
    setTimeout(old.release, 900);
    const said: string[] = [];
    const startedAt = Date.now();
    const lock = await takePlace(
      { DATA_DIR: folder, PORT: await freePort() },
      (line) => void said.push(line),
    );
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(850);
    expect(said).toEqual(['  another instance is stopping; waiting for it']);
    expect(lock?.wasAbandoned).toBe(false);
    lock?.release();
  });

  it('does not wait for an instance that goes on', async () => {
    const old = lockDataDir(folder);
    const startedAt = Date.now();
    await expect(takePlace({ DATA_DIR: folder, PORT: await freePort() })).rejects.toThrow('stop it, or set');
    expect(Date.now() - startedAt).toBeLessThan(5_000);
    old.release();
  });

  it('leaves the folder alone where the database is another’s: machines may share it', async () => {
    const source = { DATA_DIR: folder, PORT: await freePort(), DATABASE_URL: 'postgres://db.test/orders' };
    expect(await takePlace(source)).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses a port that is taken, and gives the folder back', async () => {
    await expect(takePlace({ DATA_DIR: folder, PORT: takenPort })).rejects.toThrow(
      `Port ${takenPort} is taken: stop the program that uses it, or set PORT to another.`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  it('refuses an address that is not this machine’s', async () => {
    const source = { DATABASE_URL: 'postgres://db.test/orders', HOST: '192.0.2.1', PORT: await freePort() };
    await expect(takePlace(source)).rejects.toThrow('This machine has no address 192.0.2.1');
  });

  it('says that HOST is not heard beside the embedded database', async () => {
    const said: string[] = [];
    const port = await freePort();
    const place = (source: Record<string, string>) =>
      takePlace({ DATA_DIR: folder, PORT: port, ...source }, (line) => said.push(line));
    (await place({ HOST: '127.0.0.1' }))?.release();
    expect(said).toEqual([]);
    (await place({ HOST: '0.0.0.0' }))?.release();
    expect(said).toEqual([expect.stringContaining('HOST=0.0.0.0 is not heard without DATABASE_URL')]);
  });

  it('refuses a data folder that is a file', async () => {
    writeFileSync(join(folder, 'file'), '');
    const source = { DATA_DIR: join(folder, 'file'), PORT: takenPort };
    await expect(takePlace(source)).rejects.toThrow(/^The data folder .* cannot be written \(ENOTDIR\)/);
  });

  it.each(['x', '0', '70000', '1.5'])('leaves the port %s to the table of faults', async (port) => {
    (await takePlace({ DATA_DIR: folder, PORT: port }))?.release();
  });
});
