import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const wide = { width: 1440, height: 900 };
const otherWidths = [1920, 1280, 768, 320].map((width) => ({ width, height: 800 }));
/** Where `npm run screenshots` leaves its pictures; a test takes none, it would take twice as long. */
const pictures = process.env.npm_lifecycle_event === 'screenshots' ? '.screenshots' : undefined;

/** What axe finds wrong with the page as it stands, in light and in dark: scheme, rule and elements, a line each. */
export async function findViolations(page: Page, name?: string): Promise<string[]> {
  await drawAll(page);
  // It is streamed behind the page, and set anew where that is refreshed.
  await expect(page).toHaveTitle(/./);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settle(page);
  await picture(page, name, `dark ${wide.width}`);
  // The schemes differ in nothing but colours.
  const dark = await axeOn(page).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light' });
  await settle(page);
  const light = await axeOn(page, alreadyThere).withTags(rules).analyze();
  return [...inWords('dark', dark), ...inWords('light', light)];
}

/**
 * Draws what is scrolled away too: rows that are left out until they are seen keep the colours of the other scheme. What
 * changes meanwhile, a toast that goes or a dialog that opens, does so at once: half-way it has a contrast of its own.
 */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { content-visibility: visible !important }
      *, ::before, ::after { transition: none !important; animation-duration: 0s !important }
      [data-sonner-toast][data-removed='true'] { opacity: 1 !important }
    `);
    document.adoptedStyleSheets = [sheet];
  });
}

/** Keeps what is on screen as `<state> <what>.png`. */
async function picture(page: Page, name: string | undefined, what: string): Promise<void> {
  if (!pictures || !name) return;
  const file = `${name} ${what}`.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-/, '');
  await page.screenshot({ path: `${pictures}/${file}.png` });
}

/**
 * In its simple mode, which leaves out frames of other sites: we have none, and it opens no page of its own. It names
 * the elements that it finds fault with only; to name all of a page takes as long as to look at them.
 */
const axeOn = (page: Page, script?: { axeSource: string }) =>
  new AxeBuilder({ page, ...script }).setLegacyMode().options({ resultTypes: ['violations'] });
/** For a page that has been looked at already. */
const alreadyThere = { axeSource: 'void axe' };

/** Ends what fades from one colour to the other: half-way colours have a contrast of their own. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    // Not waited for: in a part of the page that is scrolled away it would stand still.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  });
}

type Found = Awaited<ReturnType<AxeBuilder['analyze']>>;

function inWords(scheme: string, { violations }: Found): string[] {
  return violations.map(({ id, nodes }) => {
    return `${scheme}, ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`;
  });
}

export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** Looks at a state in both colour schemes and at every width, without going there anew for each. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  expect.soft(await findViolations(page, name), name).toEqual([]);
  await picture(page, name, `light ${wide.width}`);
  for (const size of otherWidths) {
    await page.setViewportSize(size);
    await picture(page, name, `light ${size.width}`);
    expect.soft(await scrollsSideways(page), `${name} at ${size.width} px scrolls sideways`).toBe(false);
  }
  await page.setViewportSize(wide);
}
