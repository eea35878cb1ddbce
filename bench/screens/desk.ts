import { rmSync } from 'node:fs';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  request,
} from '@playwright/test';
import browserTests from '@/.config/playwright.config';
import { makeDataDir } from '@/db/testing/make-data-dir';
import { Machine } from '@/e2e/pages/machine';
import { type people, signIn } from '@/e2e/pages/sign-in';
import { freePort, runService } from '@/e2e/run-service';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The service as `npm start` runs it, on a folder and a port of its own, a browser, and somebody signed in. */
export interface Bench {
  url: string;
  dataDir: string;
  machine: Machine;
  /** A new page of a new browser profile, with nothing in its cache. */
  openPage(options?: PageOptions): Promise<Page>;
  close(): Promise<void>;
}

export interface PageOptions extends Pick<BrowserContextOptions, 'colorScheme' | 'viewport'> {
  /** Nobody is signed in. */
  asStranger?: true;
  as?: keyof typeof people;
  /** On a machine and a line like the goals': a quarter of the processor, 1.6 Mbit/s, 150 ms. */
  throttled?: true;
}

export async function startBench(): Promise<Bench> {
  const dataDir = makeDataDir('order-intake-screens-');
  const service = await runService({ port: await freePort(), dataDir });
  const browser = await chromium.launch(browserTests.use?.launchOptions ?? {});
  const api = await request.newContext({ baseURL: service.url });
  const machine = new Machine(api);
  await machine.signIn();
  await fillShelves(machine);
  const sessions = {
    clerk: await sessionOf(browser, service.url, 'clerk'),
    manager: await sessionOf(browser, service.url, 'manager'),
  };
  return {
    url: service.url,
    dataDir,
    machine,
    openPage: async ({ asStranger, as = 'clerk', throttled, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: service.url,
        viewport: { width: 1440, height: 900 },
        ...(asStranger ? {} : { storageState: sessions[as] }),
        ...options,
      });
      // tsx names functions with this helper, also those that are sent into the page.
      await context.addInitScript('globalThis.__name = (named) => named');
      const page = await context.newPage();
      if (throttled) await throttle(page);
      return page;
    },
    close: () => closeAll(browser, api, service.stop, dataDir),
  };
}

/** The orders of the bench would empty them, and what is not there is a doubt. */
async function fillShelves(machine: Machine): Promise<void> {
  const { locations } = await machine.call<{ locations: { code: string }[] }>('GET', '/api/locations');
  for (let offset = 0; ; offset += 200) {
    const { products } = await machine.call<{ products: { sku: string }[] }>(
      'GET',
      `/api/products?limit=200&offset=${offset}`,
    );
    if (products.length === 0) return;
    const rows = products.flatMap(({ sku }) =>
      locations.map(({ code }) => ({ sku, location: code, onHand: 10_000 })),
    );
    for (let at = 0; at < rows.length; at += 1000)
      await machine.call('PUT', '/api/stock', { rows: rows.slice(at, at + 1000) });
  }
}

async function closeAll(
  browser: Browser,
  api: APIRequestContext,
  stop: () => Promise<void>,
  dataDir: string,
): Promise<void> {
  await browser.close();
  await api.dispose();
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function sessionOf(browser: Browser, baseURL: string, who: keyof typeof people): Promise<Session> {
  const context = await browser.newContext({ baseURL });
  await signIn(await context.newPage(), who);
  const session = await context.storageState();
  await context.close();
  return session;
}

async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = 1_600_000 / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
