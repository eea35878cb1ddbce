import { expect, type Locator, type Page } from '@playwright/test';
import { signIn } from './pages/sign-in';
import { test } from './test';

/** Whether the scripts have taken the element over: React leaves its marks on it. */
function isLive(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
}

/** What shows messages is a late part itself, and is mostly there before a connection goes. */
const showsMessages = (script: string) => /data-sonner-toast|toastOptions/.test(script);

/** Opens the page and holds back the scripts that it fetches once it stands, until they are let through. */
async function openHeldBack(page: Page, path: string): Promise<(how: 'continue' | 'abort') => void> {
  const html = await (await page.request.get(path)).text();
  let letThrough: (how: 'continue' | 'abort') => void = () => undefined;
  const outcome = new Promise<'continue' | 'abort'>((resolve) => {
    letThrough = resolve;
  });
  const isLate = (url: string) => url.endsWith('.js') && !html.includes(new URL(url).pathname);
  await page.route('**/_next/static/chunks/*', async (route) => {
    if (!isLate(route.request().url())) return route.continue();
    const response = await route.fetch();
    const isHeldBack = !showsMessages(await response.text());
    if (isHeldBack && (await outcome) === 'abort') await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto(path, { waitUntil: 'load' });
  for (const button of [userButton(page), newCustomer(page)])
    await expect.poll(() => isLive(button)).toBe(true);
  return letThrough;
}

const userButton = (page: Page) => page.getByRole('banner').getByRole('button').last();
const newCustomer = (page: Page) => page.getByRole('button', { name: 'New customer' });

test.beforeEach(({ page }) => signIn(page, 'manager'));
// What is still on its way by then is nobody's fault.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('a dialog that was asked for before it has come opens when it has, and gives the focus back', async ({
  page,
}) => {
  const letThrough = await openHeldBack(page, '/customers');
  await newCustomer(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letThrough('continue');
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(newCustomer(page)).toBeFocused();
});

test('a menu opens by the keyboard at its first choice, and gives the focus back', async ({ page }) => {
  const letThrough = await openHeldBack(page, '/customers');
  await userButton(page).focus();
  letThrough('continue');
  await expect(userButton(page)).toHaveAttribute('data-state', 'closed');
  await expect(userButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(userButton(page)).toBeFocused();
});

test('a menu that was clicked before it has come opens when it has', async ({ page }) => {
  const letThrough = await openHeldBack(page, '/customers');
  await userButton(page).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  letThrough('continue');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('parts that do not come say so, and the page goes on', async ({ page }) => {
  const letThrough = await openHeldBack(page, '/customers');
  letThrough('abort');
  await newCustomer(page).click();
  await expect(page.getByText('It could not be opened')).toBeVisible();
  await userButton(page).click();
  await expect(page.getByText('The menu could not be opened')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Customers' })).toBeVisible();
});
