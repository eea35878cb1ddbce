import type { Page } from '@playwright/test';

/** Presses keys and counts every one of them, the letters that are typed included. */
export class Keys {
  count = 0;

  constructor(private readonly page: Page) {}

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    for (const letter of text) await this.press(letter);
  }
}

/** Milliseconds from pressing the key until what the selector names has been painted. */
export async function timeToShow(page: Page, press: () => Promise<void>, selector: string): Promise<number> {
  // First and awaited: a key may overtake what is sent into the page.
  await page.evaluate(watchNextKey, selector);
  await press();
  await page.waitForFunction(() => window.shownAfterMs !== undefined, undefined, { timeout: 15_000 });
  return page.evaluate(() => window.shownAfterMs ?? Number.NaN);
}

/** Runs in the page. */
function watchNextKey(selector: string): void {
  window.shownAfterMs = undefined;
  const listen = ({ timeStamp }: KeyboardEvent) => {
    const look = () => {
      if (document.querySelector(selector)?.checkVisibility() !== true) return requestAnimationFrame(look);
      // A task behind the frame runs once that frame is painted.
      return setTimeout(() => {
        window.shownAfterMs = performance.now() - timeStamp;
      });
    };
    requestAnimationFrame(look);
  };
  window.addEventListener('keydown', listen, { capture: true, once: true });
}

declare global {
  interface Window {
    shownAfterMs: number | undefined;
    interactions: { name: string; interactionId: number; duration: number }[];
  }
}

/** Begins to record how long each key and click takes to the next paint, as the browser itself measures it. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.interactions = [];
    type Timed = PerformanceEntry & { interactionId: number };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Timed[]) {
        const { name, interactionId, duration } = entry;
        if (interactionId > 0) window.interactions.push({ name, interactionId, duration });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** What was recorded: key to paint for each key, and INP (the worst but one in fifty, as web-vitals has it). */
export async function readInteractions(
  page: Page,
  pressed: number,
): Promise<{ keyToPaintMs: number[]; inpMs: number }> {
  // Entries are handed out when the page is idle.
  await page.waitForTimeout(500);
  const recorded = await page.evaluate(() => window.interactions);
  const keydowns = recorded.filter(({ name }) => name === 'keydown').map(({ duration }) => duration);
  // Keys that are answered within a frame are not reported.
  const quick = Array.from({ length: Math.max(0, pressed - keydowns.length) }, () => 16);
  const worst = new Map<number, number>();
  for (const { interactionId, duration } of recorded)
    worst.set(interactionId, Math.max(duration, worst.get(interactionId) ?? 0));
  const sorted = [...worst.values()].sort((a, b) => b - a);
  return { keyToPaintMs: [...keydowns, ...quick], inpMs: sorted[Math.floor(pressed / 50)] ?? 16 };
}
