import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';

const script = `
  import { whenLeftAlone } from './scripts/launch/when-left-alone.ts';
  whenLeftAlone(() => { console.log('alone'); process.exit(); });
  setTimeout(() => process.exit(), 15_000);
  console.log('started');
`;
/** As npm has it: a shell stands between until it is stopped. */
const command = '"$0" --import tsx --input-type=module --eval "$1"; true';

test('a process is told when the npm that started it is stopped', async () => {
  const shell = spawn('sh', ['-c', command, process.execPath, script], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await expect.poll(() => said, { timeout: 10_000 }).toContain('started');
  shell.kill();
  await once(shell, 'close');
  expect(said).toBe('started\nalone\n');
}, 30_000);
