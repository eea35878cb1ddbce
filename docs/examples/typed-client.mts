/**
 * The first steps with the typed client: an order by text, its lines, its approval. Write the client, install it where
 * the program lies, and run it against a service:
 *
 *   npm run client -- ../order-intake-client
 *   npm install ../order-intake-client
 *   INTAKE_URL=http://localhost:3000 INTAKE_KEY=… npx tsx docs/examples/typed-client.mts
 *
 * The key needs the scopes catalogue:write, customers:write, orders:read and orders:write.
 */
import { createClient, ProblemError, type Schemas, take } from 'order-intake-client';

const { INTAKE_URL: url = 'http://localhost:3000', INTAKE_KEY: apiKey = '' } = process.env;
const intake = createClient({ url, apiKey });
const say = (words: string) => process.stdout.write(`${words}\n`);

const mark = crypto.randomUUID().slice(0, 8);
const phoneNumber = `+2782${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

const product = await take(
  intake.POST('/api/products', {
    body: { sku: `TYPED-${mark}`, name: `Wombat crackers ${mark}`, basePrice: 12.5, packSize: 12 },
  }),
);
await take(
  intake.POST('/api/customers', {
    body: { phoneNumber, name: `Typed Shop ${mark}`, erpCustomerId: `TS-${mark}` },
  }),
);

/** Sends an order. What is not read yet is sent again: its externalId makes one order of both. */
async function submit(text: string): Promise<Schemas['Order']> {
  for (;;) {
    const body = { externalId: `typed-${mark}`, customer: { phoneNumber }, text };
    const answer = await take(intake.POST('/api/orders', { body }));
    if ('order' in answer) return answer.order;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

const order = await submit(`12 x ${product.sku} please`);
for (const { quantity, product: goods, matchConfidence } of order.lines)
  say(`${quantity} x ${goods?.name ?? 'something unknown'} (${matchConfidence})`);

const path = { id: order.id };
const approved = await take(intake.POST('/api/orders/{id}/approve', { params: { path }, body: {} }));
say(`approved: ${approved.status}`);

// An error is a problem document, with a code to tell them apart by.
try {
  await take(intake.POST('/api/orders/{id}/reject', { params: { path }, body: { reason: 'Too late' } }));
} catch (problem) {
  if (!(problem instanceof ProblemError)) throw problem;
  say(`refused: ${problem.status} ${problem.code}`);
}
