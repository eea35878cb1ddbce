import type { Page } from '@playwright/test';

export const people = {
  clerk: { tenant: 'demo', name: 'clerk', pin: '135790' },
  manager: { tenant: 'demo', name: 'manager', pin: '246810' },
} as const;

/** Signs in through the page and waits for the review desk. */
export async function signIn(page: Page, who: keyof typeof people): Promise<void> {
  await page.goto('/sign-in');
  await fillSignIn(page, people[who]);
  await page.waitForURL('**/review**');
}

export async function fillSignIn(
  page: Page,
  given: { tenant: string; name: string; pin: string },
): Promise<void> {
  await page.getByLabel('Tenant').fill(given.tenant);
  await page.getByLabel('Name').fill(given.name);
  await page.getByLabel('PIN').fill(given.pin);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
