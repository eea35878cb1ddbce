import type { Page } from '@playwright/test';

/** Goes there and waits until the scripts have taken over all of the page: a click or a key before that is nobody's. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(isTakenOver);
  // What is bound to the keys is bound once that has been drawn.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Runs in the page. React leaves its marks on every element that it has taken over. */
function isTakenOver(): boolean {
  const controls = document.querySelectorAll('button, input, select, textarea');
  return [...controls].every((control) =>
    Object.keys(control).some((name) => name.startsWith('__reactProps')),
  );
}
