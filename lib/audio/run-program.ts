import { spawn } from 'node:child_process';

export type ProgramOutcome =
  | { kind: 'finished'; output: string }
  | { kind: 'missing' }
  | { kind: 'timed_out' }
  | { kind: 'failed'; message: string };

const maxOutputBytes = 1024 * 1024;
const maxErrorBytes = 16 * 1024;

/**
 * Runs a program without a shell, with no input, and collects what it writes to standard output (up to 1 MB, more
 * is a failure). When the time is up it is killed together with whatever it has started. Never throws.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { timeoutMs }: { timeoutMs: number },
): Promise<ProgramOutcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    const output: Buffer[] = [];
    let outputBytes = 0;
    let complaint = '';
    const finish = (outcome: ProgramOutcome) => {
      clearTimeout(timer);
      resolve(outcome);
    };
    const stop = (outcome: ProgramOutcome) => {
      killGroup(child.pid);
      finish(outcome);
    };
    const timer = setTimeout(() => stop({ kind: 'timed_out' }), timeoutMs);
    child.stdout.on('data', (chunk: Buffer) => {
      output.push(chunk);
      outputBytes += chunk.length;
      if (outputBytes > maxOutputBytes) stop({ kind: 'failed', message: 'it wrote more than 1 MB' });
    });
    child.stderr.on('data', (chunk: Buffer) => {
      complaint = (complaint + chunk.toString('utf8')).slice(-maxErrorBytes);
    });
    child.on('error', (error) => {
      const isMissing = 'code' in error && (error.code === 'ENOENT' || error.code === 'EACCES');
      finish(isMissing ? { kind: 'missing' } : { kind: 'failed', message: error.message });
    });
    child.on('close', (code, signal) => {
      if (code === 0) finish({ kind: 'finished', output: Buffer.concat(output).toString('utf8') });
      else finish({ kind: 'failed', message: lastLine(complaint) ?? `it ended with ${signal ?? code}` });
    });
  });
}

/** Detached children lead a process group of their own; a negative id means all of it. */
function killGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch (error) {
    // Ended by itself in the meantime: that is what was wanted.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function lastLine(text: string): string | undefined {
  return text
    .trim()
    .split('\n')
    .findLast((line) => line.trim() !== '')
    ?.trim()
    .slice(0, 300);
}
