import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDataDir } from './lock-data-dir.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'order-intake-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The number of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

describe('lockDataDir', () => {
  it('makes the folder, passable for the database user, and leaves no lock behind', () => {
    const dataDir = join(folder, 'a', 'b');
    const lock = lockDataDir(dataDir);
    expect(statSync(dataDir).mode & 0o777).toBe(0o711);
    expect(lock.wasAbandoned).toBe(false);
    lock.release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('refuses a folder that a living process holds, and says who', () => {
    const lock = lockDataDir(folder);
    expect(() => lockDataDir(folder)).toThrow(
      `Another instance (process ${process.pid}) uses the data folder`,
    );
    lock.release();
    lockDataDir(folder).release();
  });

  it('takes over the lock of a process that was killed', async () => {
    writeFileSync(join(folder, 'launcher.lock'), `${await endedProcess()} 12345`);
    const lock = lockDataDir(folder);
    expect(lock.wasAbandoned).toBe(true);
    expect(readdirSync(folder)).toEqual(['launcher.lock']);
    lock.release();
  });

  it('takes over a lock whose number another process has now', () => {
    writeFileSync(join(folder, 'launcher.lock'), `${process.pid} 1`);
    lockDataDir(folder).release();
  });

  it('takes over a lock that nothing was written into', () => {
    writeFileSync(join(folder, 'launcher.lock'), '');
    lockDataDir(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says whether the one who holds the folder is about to leave it', () => {
    const lock = lockDataDir(folder);
    lock.announceEnd();
    expect(() => lockDataDir(folder)).toThrow(expect.objectContaining({ reason: 'stopping' }));
    expect(() => lockDataDir(folder)).toThrow(`(process ${process.pid}) is still stopping`);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes over the lock of a process that was killed while it was stopping', async () => {
    writeFileSync(join(folder, 'launcher.lock'), `${await endedProcess()} 12345 stopping`);
    expect(lockDataDir(folder).wasAbandoned).toBe(true);
  });

  it('does not release a lock that somebody else has taken meanwhile', () => {
    const lock = lockDataDir(folder);
    writeFileSync(join(folder, 'launcher.lock'), '1 2');
    lock.announceEnd();
    lock.release();
    expect(readFileSync(join(folder, 'launcher.lock'), 'utf8')).toBe('1 2');
  });

  it('says in one line that the folder cannot be written', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockDataDir(join(folder, 'file'))).toThrow(
      /^The data folder .* cannot be written \(ENOTDIR\)/,
    );
    expect(() => lockDataDir(join(folder, 'file', 'below'))).toThrow(/cannot be written \(ENOTDIR\)/);
    expect(() => lockDataDir('/proc/order-intake')).toThrow(/cannot be written/);
    mkdirSync(join(folder, 'launcher.lock'));
    expect(() => lockDataDir(folder)).toThrow(/cannot be written \(EEXIST\)/);
  });
});
