import { expect, type Page } from '@playwright/test';
import { cleanText, deliverOrder } from './deliver-order';
import type { Machine } from './machine';
import { openPage } from './open-page';

/** A state of a screen: what it is called, and how to bring a page there. */
export interface DeskState {
  name: string;
  show: (page: Page) => Promise<void>;
}

const screens = [
  '/review',
  '/orders',
  '/orders?search=nothing+has+this',
  '/products',
  '/products?search=nothing+has+this',
  '/aliases',
  '/customers',
  '/customers?search=nothing+has+this',
  '/pick-slips',
  '/simulator',
  '/settings/api-keys',
  '/settings/locations',
  '/catalogue-health',
  '/catalogue-health?finding=phrases',
  '/insights',
  '/insights?days=365',
  '/insights?from=2020-01-01&to=2020-01-31',
  '/insights?from=2026-02-01&to=2026-01-01',
  '/orders?approvedFrom=2020-01-01&touched=false&channel=VOICE',
  '/orders?corrected=PRODUCT&correctedFrom=2020-01-01',
  '/settings/set-up',
  '/settings/imports',
  '/settings/imports/phrases',
  '/settings/price-tiers',
  '/settings/webhooks',
  '/settings/erp',
  '/settings/users',
  '/settings/tenant',
  '/settings/messaging',
  '/settings/canned-replies',
  '/settings/message-templates',
  '/settings/audit',
  '/settings/audit?order=none',
  '/settings/health',
];

/** Every screen of the desk: filled, empty, in error and with its dialogs open, with the demo's nastiest orders. */
export async function deskStates(machine: Machine): Promise<DeskState[]> {
  const orders = await demoOrders(machine);
  const completed = orders.first('COMPLETED');
  const unknown = '00000000-0000-4000-8000-000000000000';
  return [
    ...screens.map((path) => stateAt(path)),
    ...['', '/pick-slip?paper=a4', '/pick-slip?paper=80mm'].map((page) =>
      stateAt(`/orders/${completed}${page}`, `an order${page}`),
    ),
    insightsAsTables,
    stateAt(`/orders/${unknown}`, 'an order that is not there'),
    stateAt(`/review/${unknown}`, 'review: an order that is not there'),
    ...reviewStates(orders),
    ...dialogStates(orders),
    ...brokenStates(),
  ];
}

/** A page as it is when one goes there, and when calls to these addresses get no answer. */
export function stateAt(path: string, name = path, cutOff?: string): DeskState {
  return {
    name,
    show: async (page) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      if (cutOff) await page.route(cutOff, (route) => route.abort());
      await openPage(page, path);
      await expect(page.getByRole('main')).toBeVisible();
    },
  };
}

const insightsAsTables: DeskState = {
  name: 'insights as tables',
  show: async (page) => {
    await stateAt('/insights?days=7').show(page);
    for (const button of await page.getByRole('button', { name: 'Table' }).all()) await button.click();
    // What the bar covers half would be taken for a target that is too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.getByRole('table').first()).toBeVisible();
  },
};

type Orders = Awaited<ReturnType<typeof demoOrders>>;

function reviewStates(orders: Orders): DeskState[] {
  const named: [name: string, orderId: string][] = [
    ['sixty lines', orders.withText('Marigold weekly order')],
    ['right to left', orders.withText('السلام')],
    ['a customer on hold', orders.withText('il pay friday')],
    ['the longest name', orders.withText('Kindly supply 8 bags')],
    ['the longest mail and product', orders.withText('Mrs Pillay')],
    ['no lines', orders.withText('open on Saturday')],
    ['a pasted table', orders.withText('Item\tQty')],
    ['a voice note without a transcript', orders.unheard],
    ['a possible duplicate', orders.withText('20 pilchards 400g')],
    ['refused by the ERP', orders.first('FAILED')],
    ['in doubt', orders.inDoubt],
    ['in the ERP', orders.first('COMPLETED')],
    ['rejected', orders.first('CANCELLED')],
  ];
  return named.map(([name, orderId]) => stateAt(`/review/${orderId}`, `review: ${name}`));
}

function dialogStates(orders: Orders): DeskState[] {
  const long = orders.withText('Marigold weekly order');
  const dialogs: [name: string, orderId: string, key: string][] = [
    ['choosing a product', long, '/'],
    ['adding a line', long, '+'],
    ['rejecting', long, 'x'],
    ['splitting', long, 's'],
    ['all keys', long, '?'],
    ['approving despite a hold', orders.onHold, 'a'],
  ];
  return dialogs.map(([name, orderId, key]) => ({
    name: `review: ${name}`,
    show: async (page) => {
      await stateAt(`/review/${orderId}`).show(page);
      // The desk takes no verdict on an order that nobody can have read yet.
      await page.waitForTimeout(500);
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  }));
}

function brokenStates(): DeskState[] {
  const queue = (page: Page) => page.getByRole('navigation', { name: 'Orders to review' });
  const withoutOrders = stateAt('/review', 'review: an order cannot be loaded', '**/api/orders/*-*');
  const withoutQueue = stateAt('/review', 'review: the queue cannot be renewed', '**/api/orders?*');
  const patiently = { timeout: 30_000 };
  return [
    {
      ...withoutOrders,
      show: async (page) => {
        await withoutOrders.show(page);
        await queue(page).getByRole('link').last().click();
        await expect(page.getByText('This order could not be loaded')).toBeVisible(patiently);
      },
    },
    {
      ...withoutQueue,
      show: async (page) => {
        await withoutQueue.show(page);
        await expect(queue(page).getByText('The queue could not be renewed')).toBeVisible(patiently);
      },
    },
  ];
}

async function demoOrders(machine: Machine) {
  type Found = { id: string; status: string; rawText: string; isVoiceNote: boolean; lines: unknown[] };
  const { orders } = await machine.call<{ orders: Found[] }>('GET', '/api/orders?limit=200');
  const must = (orderId: string | undefined, what: string): string => {
    if (orderId === undefined) throw new Error(`the demo has no order ${what}`);
    return orderId;
  };
  const inDoubt = (await deliverOrder(machine, cleanText)).id;
  await machine.approveIntoDoubt(inDoubt);
  return {
    inDoubt,
    first: (status: string) => must(orders.find((order) => order.status === status)?.id, status),
    unheard: must(
      orders.find(({ isVoiceNote, status, lines }) => {
        return isVoiceNote && status === 'PENDING_REVIEW' && lines.length === 0;
      })?.id,
      'that nobody has heard',
    ),
    onHold: (await machine.deliver(await phoneOnHold(machine), '10 brown bread 700g')).id,
    withText: (text: string) => must(orders.find((order) => order.rawText.includes(text))?.id, text),
  };
}

async function phoneOnHold(machine: Machine): Promise<string> {
  type Held = { customers: { phoneNumber: string }[] };
  const { customers } = await machine.call<Held>('GET', '/api/customers?creditStatus=HOLD');
  return customers[0]?.phoneNumber.replace('+', '') ?? '';
}
