import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectErp } from './connect-erp';
import { exampleEvolutionConfig, exampleOrder } from './testing/example-order';
import { lookupRows } from './testing/lookup-rows';
import { type ScriptedErp, startScriptedErp } from './testing/start-scripted-erp';

const { orderId } = exampleOrder();
let erp: ScriptedErp;
beforeAll(async () => {
  erp = await startScriptedErp();
});
afterAll(() => erp.close());

const connect = (idempotencyKey = 'ExternalOrderNo', timeoutMs = 15_000) =>
  connectErp(exampleEvolutionConfig({ endpoint: erp.url, idempotencyKey }), {
    allowPrivateTargets: true,
    timeoutMs,
  });

const cases = lookupRows.flatMap(({ form, status, examples, means }) =>
  examples.map((body) => ({
    status,
    body,
    means,
    name: `${form}, ${status} ${typeof body === 'string' ? body : JSON.stringify(body)}`,
  })),
);

describe('a look-up', () => {
  it.each(cases)('reads $name', async ({ status, body, means }) => {
    erp.onLookup({ status, body });
    expect(await connect().findSalesOrder(orderId)).toMatchObject(means);
  });

  it('compares the key that is configured', async () => {
    const body = [{ CustomRef: orderId.toUpperCase(), OrderNo: 'SO7' }];
    erp.onLookup({ status: 200, body }, 2);
    expect(await connect('CustomRef').findSalesOrder(orderId)).toEqual({ kind: 'found', reference: 'SO7' });
    expect(await connect().findSalesOrder(orderId)).toMatchObject({ kind: 'unclear' });
  });

  it('is unclear, and the ERP away, when the connection is dropped, refused or silent', async () => {
    const away = { kind: 'unclear', isAway: true };
    erp.onLookup('drop');
    expect(await connect().findSalesOrder(orderId)).toMatchObject(away);
    erp.onLookup({ status: 200, body: [], delayMs: 1_000 });
    expect(await connect('ExternalOrderNo', 100).findSalesOrder(orderId)).toMatchObject(away);
    await erp.goAway();
    expect(await connect().findSalesOrder(orderId)).toMatchObject(away);
    await erp.comeBack();
  });
});
