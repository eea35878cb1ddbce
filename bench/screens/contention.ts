import { performance } from 'node:perf_hooks';
import { type Row, told } from './report';

const busyMs = 300;

/**
 * How many times longer than its own processor time a busy loop takes: 1 on a machine with nothing else to do. What
 * is measured on the slowed processor grows at least by it.
 */
export function measureContention(when: string): Row {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  let used = 0;
  while (used < busyMs) {
    // Asking is a call of the system, so that most of the loop is the system's time.
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1000;
  }
  return told(
    `a busy loop beside the machine's other work, ${when}`,
    (performance.now() - startedAt) / used,
    '×',
  );
}
