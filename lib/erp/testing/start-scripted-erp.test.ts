import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ScriptedErp, startScriptedErp } from './start-scripted-erp';

let erp: ScriptedErp;
beforeEach(async () => {
  erp = await startScriptedErp();
});
afterEach(() => erp.close());

const post = (orderId: string, signal?: AbortSignal) =>
  fetch(`${erp.url}/SalesOrder`, {
    method: 'POST',
    body: JSON.stringify({ ExternalOrderNo: orderId }),
    ...(signal ? { signal } : {}),
  });
const ask = (orderId: string) => fetch(`${erp.url}/SalesOrder?ExternalOrderNo=${orderId}`);
const bookedIds = () => erp.booked().map(({ orderId }) => orderId);

describe('startScriptedErp', () => {
  it('books what is posted, refuses duplicates and can be asked, unless scripted', async () => {
    const created = await post('a');
    expect([created.status, await created.json()]).toEqual([201, { SalesOrderNumber: 'SO00001' }]);
    const again = await post('a');
    expect([again.status, (await again.json()).SalesOrderNumber]).toEqual([409, 'SO00001']);
    const own = { ExternalOrderNo: 'a', SalesOrderNumber: 'SO00001' };
    expect(await (await ask('a')).json()).toEqual({ SalesOrders: [own] });
    expect(await (await ask('b')).json()).toEqual({ SalesOrders: [] });
  });

  it('tolerates duplicates and cannot be asked when told so', async () => {
    await erp.close();
    erp = await startScriptedErp({ lookup: 'none', duplicates: 'tolerate' });
    await post('a');
    expect((await post('a')).status).toBe(201);
    expect(bookedIds()).toEqual(['a', 'a']);
    const answer = await ask('a');
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  });

  it('answers word for word as often as asked, booking nothing', async () => {
    erp.onPost({ status: 200, headers: { 'x-of': 'erp' }, body: Buffer.from([0xef, 0xbb, 0xbf, 0x7b]) });
    erp.onPost({ status: 418, body: { id: 1 } }, 2);
    const first = await post('a');
    expect([first.status, first.headers.get('x-of')]).toEqual([200, 'erp']);
    expect([...new Uint8Array(await first.arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf, 0x7b]);
    expect(await (await post('a')).json()).toEqual({ id: 1 });
    expect((await post('a')).status).toBe(418);
    expect(erp.booked()).toHaveLength(0);
    expect((await post('a')).status).toBe(201);
  });

  it('drops the connection before or after booking', async () => {
    erp.onPost('drop_before_booking');
    await expect(post('a')).rejects.toThrow();
    expect(bookedIds()).toEqual([]);
    erp.onPost('drop_after_booking');
    await expect(post('a')).rejects.toThrow();
    expect(bookedIds()).toEqual(['a']);
    erp.onLookup('drop');
    await expect(ask('a')).rejects.toThrow();
  });

  it('books late, when the caller has left', async () => {
    erp.onPost({ status: 201, body: '{reference} for {orderId}', books: 'late', delayMs: 150 });
    await expect(post('a', AbortSignal.timeout(50))).rejects.toThrow();
    expect(bookedIds()).toEqual([]);
    await expect.poll(bookedIds).toEqual(['a']);
  });

  it('refuses connections while away, and keeps its address and its ledger', async () => {
    await post('a');
    await erp.goAway();
    await expect(post('b')).rejects.toThrow();
    await erp.comeBack();
    await post('c');
    expect(bookedIds()).toEqual(['a', 'c']);
    expect(erp.calls('POST').map(({ orderId }) => orderId)).toEqual(['a', 'c']);
  });
});
