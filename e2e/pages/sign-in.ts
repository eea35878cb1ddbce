import type { Cookie, Page } from '@playwright/test';

export const people = {
  clerk: { tenant: 'demo', name: 'clerk', pin: '135790' },
  manager: { tenant: 'demo', name: 'manager', pin: '246810' },
} as const;

/** A worker has one service for all of its tests, and a session is good for hours. */
const sessions = new Map<keyof typeof people, Cookie[]>();

/** From its next load on the page is that person's, who signs in once for all tests of the worker. */
export async function signIn(page: Page, who: keyof typeof people): Promise<void> {
  const context = page.context();
  const kept = sessions.get(who);
  if (kept) return context.addCookies(kept);
  const other = await context.newPage();
  await signInByHand(other, who);
  await other.close();
  sessions.set(who, await context.cookies());
}

/** Signs in through the page and waits for the review desk. */
export async function signInByHand(page: Page, who: keyof typeof people): Promise<void> {
  await page.goto('/sign-in');
  await fillSignIn(page, people[who]);
  await page.waitForURL('**/review**');
}

export async function fillSignIn(
  page: Page,
  given: { tenant: string; name: string; pin: string },
): Promise<void> {
  await page.getByLabel('Company code').fill(given.tenant);
  await page.getByLabel('Name').fill(given.name);
  await page.getByLabel('PIN').fill(given.pin);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
