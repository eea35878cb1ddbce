import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runProgram } from './run-program';

const node = (script: string, timeoutMs = 10_000) =>
  runProgram(process.execPath, ['-e', script], { timeoutMs });

describe('runProgram', () => {
  it('collects what the program writes', async () => {
    expect(await node('process.stdout.write("hé"); console.error("noise")')).toEqual({
      kind: 'finished',
      output: 'hé',
    });
  });

  it('passes the last words of a program that fails on', async () => {
    const script = 'console.error("first"); console.error("out of memory\\n"); process.exitCode = 3';
    expect(await node(script)).toEqual({ kind: 'failed', message: 'out of memory' });
    expect(await node('process.exitCode = 3')).toEqual({ kind: 'failed', message: 'it ended with 3' });
  });

  it('says that a program is missing', async () => {
    expect(await runProgram('/no/such/program', [], { timeoutMs: 1_000 })).toEqual({ kind: 'missing' });
  });

  it('kills a program that takes too long, with whatever it has started', async () => {
    // The child prints its own child's id, which would outlive it if only the child were killed.
    const script = `
      const inner = require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
      require('node:fs').writeFileSync(process.argv[1], String(inner.pid));
      setTimeout(() => {}, 60000);`;
    const note = join(tmpdir(), `run-program-${process.pid}.txt`);
    const outcome = await runProgram(process.execPath, ['-e', script, note], { timeoutMs: 700 });
    expect(outcome).toEqual({ kind: 'timed_out' });
    const pid = Number(await readFile(note, 'utf8'));
    await rm(note);
    await sleep(100);
    expect(await isRunning(pid)).toBe(false);
  });

  it('stops a program that floods its output', async () => {
    const flood = 'const b = Buffer.alloc(65536, 97); const go = () => process.stdout.write(b, go); go()';
    expect(await node(flood)).toEqual({ kind: 'failed', message: 'it wrote more than 1 MB' });
  });
});

/** A killed process without a parent to reap it stays in the table as a zombie: that counts as not running. */
async function isRunning(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat !== '' && !/\) Z /.test(stat);
}
