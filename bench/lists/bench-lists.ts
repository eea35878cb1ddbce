import { percentile } from '../service/deliver';
import { type BenchedService, startService } from '../service/start-service';
import { fillTables, pin } from './fill-tables';
import { words } from './make-rows';

/**
 * How long the lists of a tenant take that has half of 1,000,000 orders, 100,000 products and 100,000 customers: each is
 * asked for over HTTP, one after the other. Run with `npm run bench:lists [-- orders]` after a build; `-- orders --keep`
 * leaves the service running until it is interrupted.
 */
const orders = Number(process.argv[2] ?? 1_000_000);
const rounds = 40;
const fillSeconds = 180;

interface Asked {
  what: string;
  path: string;
  goalMs: number;
}

const listed: Asked[] = [
  { what: 'list', path: '/api/orders', goalMs: 40 },
  { what: 'status filter', path: '/api/orders?status=COMPLETED', goalMs: 40 },
  { what: 'oldest first', path: '/api/orders?sort=createdAt', goalMs: 40 },
  { what: 'kind filter', path: '/api/orders?kind=ORDER', goalMs: 40 },
  { what: 'kind that no order has', path: '/api/orders?kind=COMPLAINT', goalMs: 40 },
  { what: 'offset 100,000', path: '/api/orders?offset=100000', goalMs: 40 },
  { what: 'common word', path: `/api/orders?search=${words.common}`, goalMs: 40 },
  { what: 'common word, status', path: `/api/orders?search=${words.common}&status=FAILED`, goalMs: 40 },
  { what: 'rare word', path: `/api/orders?search=${words.rare}`, goalMs: 40 },
  { what: 'rare word, kind', path: `/api/orders?search=${words.rare}&kind=ORDER`, goalMs: 40 },
  { what: 'two letters', path: `/api/orders?search=${words.twoLetters}`, goalMs: 40 },
  {
    what: 'two letters, status',
    path: `/api/orders?search=${words.twoLetters}&status=COMPLETED`,
    goalMs: 40,
  },
  { what: 'part of a phone number', path: '/api/orders?search=082%20001%202', goalMs: 40 },
  { what: 'products, list', path: '/api/products', goalMs: 50 },
  { what: 'products, common word', path: `/api/products?search=${words.commonProduct}`, goalMs: 50 },
  { what: 'products, rare word', path: `/api/products?search=${words.rareProduct}`, goalMs: 50 },
  { what: 'products, two words', path: '/api/products?search=karoo%20rice', goalMs: 50 },
  { what: 'products, two letters', path: `/api/products?search=${words.twoLetters}`, goalMs: 50 },
  { what: 'customers, list', path: '/api/customers', goalMs: 50 },
  { what: 'customers, common word', path: '/api/customers?search=spaza', goalMs: 50 },
  { what: 'customers, rare word', path: '/api/customers?search=zanele%20kiosk%204321', goalMs: 50 },
  { what: 'customers, two letters', path: `/api/customers?search=${words.twoLetters}`, goalMs: 50 },
  { what: 'customers, phone number', path: '/api/customers?search=082%20001%202345', goalMs: 50 },
  { what: 'corrected', path: '/api/orders?corrected=PRODUCT&correctedFrom=2026-01-01', goalMs: 150 },
  { what: 'approved, with edits', path: '/api/orders?approvedFrom=2026-01-01&touched=true', goalMs: 150 },
  { what: 'insights, 30 days', path: '/api/insights', goalMs: 1_000 },
  { what: 'insights, a year', path: '/api/insights?days=365', goalMs: 10_000 },
  { what: 'audit trail', path: '/api/settings/audit', goalMs: 50 },
];
const pages: Asked[] = [
  { what: 'page /orders', path: '/orders', goalMs: 150 },
  { what: 'page /orders, two letters', path: `/orders?search=${words.twoLetters}`, goalMs: 150 },
  { what: 'page /review', path: '/review', goalMs: 300 },
];

async function main(): Promise<void> {
  // One caller asks more than a desk does.
  const service = await startService({
    LIMIT_TENANT_PER_MINUTE: '1000000',
    LIMIT_CALLER_PER_MINUTE: '1000000',
  });
  try {
    const startedAt = performance.now();
    const slug = await fillTables(service.ownerUrl, orders);
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(`${orders} orders made in ${seconds.toFixed(0)} s   goal ≤ ${fillSeconds}`);
    const { token, cookie } = await signIn(service, slug);
    for (const each of listed) await measure(service.url, each, { authorization: `Bearer ${token}` });
    for (const each of pages) await measure(service.url, each, { cookie });
    if (process.argv[3] === '--keep') await kept(service, slug);
  } finally {
    await service.close();
  }
}

async function measure(url: string, { what, path, goalMs }: Asked, headers: Record<string, string>) {
  const taken: number[] = [];
  let found = '';
  for (let round = -2; round < rounds; round += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${url}${path}`, { headers, redirect: 'manual' });
    const text = await response.text();
    if (response.status !== 200)
      throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
    if (round >= 0) taken.push(performance.now() - startedAt);
    found = response.headers.get('x-total-count') ?? `${text.length} characters`;
  }
  const [p50, p95] = [percentile(taken, 0.5), percentile(taken, 0.95)];
  const verdict = p95 <= goalMs ? 'kept' : 'MISSED';
  console.log(
    `${what.padEnd(28)} p50 ${p50.toFixed(1).padStart(7)}   p95 ${p95.toFixed(1).padStart(7)} ms   goal ≤ ${goalMs}   ${verdict}   (${found})`,
  );
}

async function signIn({ url }: BenchedService, slug: string): Promise<{ token: string; cookie: string }> {
  const who = { tenant: slug, username: 'manager', pin };
  const answered = await fetch(`${url}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(who),
  });
  const { accessToken } = (await answered.json()) as { accessToken: string };
  return { token: accessToken, cookie: await signInToDesk(url, who) };
}

/** As the form does: a token against forgery first, then what was typed. */
async function signInToDesk(url: string, who: Record<string, string>): Promise<string> {
  const asked = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = (await asked.json()) as { csrfToken: string };
  const cookies = asked.headers.getSetCookie().map((each) => each.split(';')[0]);
  const answered = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookies.join('; '), origin: url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...who, csrfToken, json: 'true' }),
  });
  const session = answered.headers.getSetCookie().map((each) => each.split(';')[0]);
  return [...cookies, ...session].join('; ');
}

function kept({ url, ownerUrl }: BenchedService, slug: string): Promise<void> {
  console.log(`${url} (tenant ${slug}), database ${ownerUrl}; interrupt to end`);
  return new Promise((resolve) => process.once('SIGINT', () => resolve()));
}

await main();
