import type { Page } from '@playwright/test';
import type { Bench, PageOptions } from './desk';
import { atMost, middle, type Row } from './report';

const rounds = 3;
const screens: { path: string; name: string; goalKb: number; options: PageOptions }[] = [
  { path: '/review', name: '/review', goalKb: 200, options: { as: 'manager' } },
  { path: '/orders', name: 'list of orders', goalKb: 200, options: { as: 'manager' } },
  { path: '/products', name: 'list of products', goalKb: 200, options: { as: 'manager' } },
  { path: '/customers', name: 'list of customers', goalKb: 200, options: { as: 'manager' } },
  { path: '/sign-in', name: 'sign-in', goalKb: 160, options: { asStranger: true } },
];

/** Cold loads over the slow line: scripts, largest paint, shifts of the layout. */
export async function measureLoading(bench: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { path, name, goalKb, options } of screens) {
    const loads: Load[] = [];
    for (let round = 0; round < rounds; round += 1) loads.push(await load(bench, path, options));
    rows.push(
      atMost(`first JavaScript, gzip: ${name}`, middle(loads.map((each) => each.scriptKb)), goalKb, 'KB'),
      atMost(`LCP: ${name}`, middle(loads.map((each) => each.lcpSeconds)), 2, 's'),
      atMost(`CLS: ${name}`, middle(loads.map((each) => each.cls)), 0.05, ''),
    );
  }
  return rows;
}

interface Load {
  scriptKb: number;
  lcpSeconds: number;
  cls: number;
}

async function load(bench: Bench, path: string, options: PageOptions): Promise<Load> {
  const page = await bench.openPage({ ...options, throttled: true });
  const scripts = await countScripts(page);
  await page.addInitScript(watchPaints);
  await page.goto(path, { waitUntil: 'load' });
  // Long enough for what the page still asks for once its scripts have taken over.
  await page.waitForTimeout(2500);
  const { lcpMs, cls } = await page.evaluate(() => window.paints);
  await page.context().close();
  return { scriptKb: scripts.bytes / 1000, lcpSeconds: lcpMs / 1000, cls };
}

/** Bytes of the scripts that the page itself names, as they come over the wire, without their headers. */
async function countScripts(page: Page): Promise<{ bytes: number }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const counted = { bytes: 0 };
  const named = new Set<string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type, initiator }) => {
    if (type === 'Script' && initiator.type === 'parser') named.add(requestId);
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (named.has(requestId)) counted.bytes += encodedDataLength;
  });
  return counted;
}

declare global {
  interface Window {
    paints: { lcpMs: number; cls: number };
  }
}

/** Runs in the page, before anything of it. */
function watchPaints(): void {
  const seen = { lcpMs: 0, cls: 0 };
  window.paints = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcpMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) seen.cls += shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
