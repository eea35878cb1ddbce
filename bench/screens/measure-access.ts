import type { Page } from '@playwright/test';
import { findViolations, scrollsSideways } from '@/e2e/pages/accessible';
import { type DeskState, deskStates } from '@/e2e/pages/states';
import type { Bench } from './desk';
import { exactly, type Row } from './report';

/** Axe over every screen and state in light and dark, and how far any of them scrolls sideways at 320 px. */
export async function measureAccess(bench: Bench): Promise<Row[]> {
  const found: string[] = [];
  const states = await deskStates(bench.machine);
  const page = await bench.openPage({ as: 'manager' });
  await eachState(page, states, async (state) => {
    for (const violation of await findViolations(page)) found.push(`${state}: ${violation}`);
  });
  await page.context().close();
  const wide: string[] = [];
  const narrow = await bench.openPage({ as: 'manager', viewport: { width: 320, height: 640 } });
  await eachState(narrow, states, async (state) => {
    if (await scrollsSideways(narrow)) wide.push(state);
  });
  await narrow.context().close();
  for (const line of [...found, ...wide.map((state) => `scrolls sideways at 320 px: ${state}`)])
    console.log(`    ${line}`);
  return [
    exactly('axe violations, screens × light, dark × states', found.length, 0),
    exactly('states that scroll sideways at 320 px (400 % zoom)', wide.length, 0),
  ];
}

async function eachState(page: Page, states: DeskState[], look: (state: string) => Promise<void>) {
  for (const { name, show } of states) {
    await show(page);
    await look(name);
  }
}
