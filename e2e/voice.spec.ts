import { expect, type Page } from '@playwright/test';
import { Machine } from './pages/machine';
import { ReviewDesk } from './pages/review-desk';
import { signIn } from './pages/sign-in';
import { test } from './test';

const recording = (page: Page) =>
  page
    .getByRole('region', { name: 'Voice note' })
    .locator('audio')
    .evaluate((audio: HTMLAudioElement) => ({
      seconds: audio.currentTime,
      paused: audio.paused,
      speed: audio.playbackRate,
    }));

test('a recording is played, wound and quickened by key while its lines are checked', async ({ page }) => {
  const machine = new Machine(page.request);
  await machine.signIn();
  type Found = { orders: { id: string; isVoiceNote: boolean; lines: unknown[] }[] };
  const { orders } = await machine.call<Found>('GET', '/api/orders?status=PENDING_REVIEW&limit=200');
  const voice = orders.find(({ isVoiceNote, lines }) => isVoiceNote && lines.length > 1);
  await signIn(page, 'clerk');
  await new ReviewDesk(page).open(voice?.id ?? '');

  await page.keyboard.press('Space');
  await expect.poll(async () => (await recording(page)).seconds).toBeGreaterThan(0.5);
  await page.keyboard.press('ArrowDown');
  expect((await recording(page)).paused).toBe(false);
  await page.keyboard.press(']');
  await expect.poll(async () => (await recording(page)).seconds).toBeGreaterThan(3.5);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await recording(page)).paused).toBe(true);
  const before = (await recording(page)).seconds;
  await page.keyboard.press('[');
  await expect.poll(async () => (await recording(page)).seconds).toBeCloseTo(before - 3, 0);
  await page.getByRole('button', { name: /^Speed/ }).click();
  expect((await recording(page)).speed).toBe(1.25);
});
