import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, with no slash at its end. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Says how long a step took; thrown errors pass through, said too. */
export async function timeStep(name, work) {
  const startedAt = performance.now();
  try {
    const result = await work();
    console.log(describeStep(name, startedAt));
    return result;
  } catch (error) {
    console.log(`${describeStep(name, startedAt)}  failed`);
    throw error;
  }
}

export function describeStep(name, startedAt) {
  return `  ${name.padEnd(22)} ${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s`;
}

/**
 * Runs a program in the project's folder. `capture` collects its output instead of showing it. A signal to us goes on
 * to the program, and ends us when it has ended.
 * Resolves with its exit code (1 when it could not be started or a signal ended it) and the output.
 */
export function runProgram(command, args, { env = {}, capture = false, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      // Nothing calls home, least of all from a build server.
      env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...env },
      shell,
      stdio: capture ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const stopForwarding = forwardSignals(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    const finish = (code) => {
      stopForwarding();
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

function forwardSignals(child) {
  let interrupted = false;
  const forward = (signal) => {
    interrupted = true;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM'];
  for (const signal of signals) process.on(signal, forward);
  return () => {
    for (const signal of signals) process.off(signal, forward);
    if (interrupted) process.exit(130);
  };
}

/** Runs a program of an installed npm package with this Node. */
export function runBin(packageName, args, options) {
  const manifestPath = join(root, 'node_modules', packageName, 'package.json');
  const { bin, name } = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const path = typeof bin === 'string' ? bin : (bin[name.replace(/^@[^/]+\//, '')] ?? Object.values(bin)[0]);
  const file = createRequire(manifestPath).resolve(join(dirname(manifestPath), path));
  return runProgram(process.execPath, [file, ...args], options);
}
