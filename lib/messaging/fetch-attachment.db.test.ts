import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as attachmentRoute } from '@/app/api/orders/[id]/attachments/[attachmentId]/route';
import { ledger } from '@/db/schema/ledger';
import { locations } from '@/db/schema/locations';
import { inTenant } from '@/db/tenant';
import { jpeg, page, pdf, png, program } from '../attachments/testing/files';
import { mp4File } from '../audio/testing/recordings';
import { mintOrderId } from '../ids';
import { oweWork } from '../ledger/owe-work';
import { getOrder } from '../orders/get-order';
import { listOrders } from '../orders/list-orders';
import { splitOrder } from '../orders/split-order';
import { type Desk, openDesk } from '../orders/testing/open-desk';
import { receiveRaw } from '../orders/testing/receive-raw';
import { makeTenant } from '../tenancy/testing/make-tenant';
import { fetchAttachment, giveUpFetching } from './fetch-attachment';
import { configureMessaging } from './testing/configure-messaging';

configureMessaging();

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const latest = async (id: string) => getOrder(desk.clerk, { orderId: mintOrderId(id) });
const codesOf = (order: { warnings: { code: string }[] }) =>
  order.warnings.map(({ code }) => code).filter((code) => code !== 'new_customer');

type FileMessage = Record<string, unknown> & { type: string };
const message = (type: string, id: string, more: object = {}): FileMessage => ({
  type,
  [type]: { id, ...more },
});

/** A message with a file, received, read and fetched. */
async function receive(type: string, bytes: Buffer, more: object = {}) {
  const id = desk.platform.addMedia(bytes, 'image/jpeg');
  const { order } = await receiveRaw(desk, message(type, id, more));
  if (!order) throw new Error('the message became no order');
  await desk.work('attachment/due');
  return latest(order.id);
}

async function open(
  orderId: string,
  attachmentId: string,
  { range, as = desk.requestAs('clerk', 'GET', '/api/x') }: { range?: string; as?: Promise<Request> } = {},
) {
  const request = await as;
  if (range !== undefined) request.headers.set('range', range);
  const answer = await attachmentRoute(request, { params: Promise.resolve({ id: orderId, attachmentId }) });
  const { status, headers } = answer;
  return { status, headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
const only = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined || items.length > 1) throw new Error(`${items.length} items, not one`);
  return item;
};

describe('a picture without words', () => {
  it('stands in the queue as one that needs a look, with the picture', async () => {
    const order = await receive('image', png);
    expect(order).toMatchObject({
      status: 'PENDING_REVIEW',
      rawText: '',
      lines: [],
      needsLook: true,
      attachments: [
        { kind: 'IMAGE', fileName: null, contentType: 'image/png', sizeBytes: png.length, problem: null },
      ],
    });
    expect(codesOf(order)).toEqual(['needs_look']);
    const listed = await listOrders(desk.clerk, { status: 'PENDING_REVIEW', limit: 50, offset: 0 });
    expect(listed.orders.find(({ id }) => id === order.id)).toMatchObject({ needsLook: true });

    const shown = await open(order.id, only(order.attachments).id);
    expect(shown.status).toBe(200);
    expect(shown.bytes.equals(png)).toBe(true);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(png.length),
      'content-disposition': 'inline; filename="image.png"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'cache-control': expect.stringContaining('private'),
      'accept-ranges': 'bytes',
    });
  });

  it('waits in the queue while the platform is away, and the picture follows', async () => {
    const id = desk.platform.addMedia(jpeg, 'image/jpeg');
    const { order } = await receiveRaw(desk, message('image', id));
    expect(order).toMatchObject({ status: 'PENDING_REVIEW', needsLook: true });
    desk.platform.setFault({ status: 500, code: 2 });
    await expect(desk.work('attachment/due')).rejects.toThrow('the picture could not be fetched');
    expect(only((await latest(order?.id ?? '')).attachments)).toMatchObject({
      contentType: null,
      problem: null,
    });
    await desk.work('attachment/due');
    expect(only((await latest(order?.id ?? '')).attachments)).toMatchObject({ contentType: 'image/jpeg' });
  });

  it('is said to be missing after a day of failures, and nobody is asked to look', async () => {
    const { order } = await receiveRaw(desk, message('image', desk.platform.addMedia(jpeg, 'image/jpeg')));
    const { id: attachmentId } = only(order?.attachments ?? []);
    const works = await inTenant(desk, (tx) =>
      tx.select().from(ledger).where(eq(ledger.name, 'attachment/due')),
    );
    const work = works.find(({ payload }) => payload.attachmentId === attachmentId);
    const given = { attachmentId, workId: work?.id ?? '', message: 'the platform answered 500' };
    await giveUpFetching(desk.clerk, given);
    expect(codesOf(await latest(order?.id ?? ''))).toEqual(['needs_look']);
    const longAgo = new Date(Date.now() - 25 * 3600_000);
    await inTenant(desk, (tx) =>
      tx.update(ledger).set({ createdAt: longAgo }).where(eq(ledger.id, given.workId)),
    );
    await giveUpFetching(desk.clerk, given);
    const after = await latest(order?.id ?? '');
    expect(codesOf(after)).toEqual(['attachment_missing']);
    expect(after.needsLook).toBe(false);
  });
});

describe('a picture or document with words', () => {
  it('is shown beside what was read in them', async () => {
    const order = await receive('document', pdf, {
      caption: '2 zing cola 330ml can',
      filename: 'Order 7.pdf',
    });
    expect(order).toMatchObject({
      rawText: '2 zing cola 330ml can',
      needsLook: false,
      lines: [{ quantity: 2, product: { sku: 'COLA-330' } }],
      attachments: [{ kind: 'DOCUMENT', fileName: 'Order 7.pdf', contentType: 'application/pdf' }],
    });
    expect(codesOf(order)).toEqual([]);
    const { headers } = await open(order.id, only(order.attachments).id);
    expect(headers.get('content-disposition')).toBe('inline; filename="Order 7.pdf"');
  });

  it('needs a look when the words name no goods', async () => {
    const order = await receive('image', jpeg, { caption: 'good morning' });
    expect(order).toMatchObject({ needsLook: true, lines: [] });
    expect(codesOf(order)).toEqual(['needs_look']);
  });
});

describe('a file that cannot be kept', () => {
  it.each([
    ['a picture that is gone', 'image', null, /picture could not be kept/],
    ['a web page that is called a picture', 'image', page, /web page or a program/],
    ['a document that is called a picture', 'image', pdf, /not a picture/],
    ['a web page sent as a document', 'document', page, /web page or a program/],
    ['a program', 'document', program, /kind that is not kept/],
    [
      'a picture of 17 MB',
      'image',
      Buffer.concat([jpeg, Buffer.alloc(17 * 1024 * 1024)]),
      /larger than 16 MB/,
    ],
  ])('%s stays as a row that says why', async (_name, type, bytes, why) => {
    const id = bytes === null ? '4711' : desk.platform.addMedia(bytes, 'image/jpeg');
    const { order } = await receiveRaw(desk, message(type, id, { filename: 'photo.jpg' }));
    await desk.work('attachment/due');
    const after = await latest(order?.id ?? '');
    const attachment = only(after.attachments);
    expect(attachment).toMatchObject({
      contentType: null,
      sizeBytes: null,
      problem: expect.stringMatching(why),
    });
    expect(codesOf(after)).toEqual(['attachment_missing']);
    expect(after.needsLook).toBe(false);
    expect((await open(after.id, attachment.id)).status).toBe(404);
  });
});

describe('GET /api/orders/:id/attachments/:attachmentId', () => {
  it.each([
    [
      'a text',
      'document',
      Buffer.from('10 x sugar'),
      'photo.jpg.html',
      'attachment; filename="photo.jpg.html.txt"',
    ],
    ['a table', 'document', Buffer.from('a;b\n'), '"\r\nx: y.csv', 'attachment; filename="x y.csv"'],
    ['a video', 'video', mp4File(2, { brand: 'isom', track: 'vide' }), null, 'inline; filename="video.mp4"'],
  ])('offers %s under a name and type of our own', async (_name, type, bytes, filename, disposition) => {
    const order = await receive(type, bytes, filename === null ? {} : { filename });
    const { status, headers } = await open(order.id, only(order.attachments).id);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(disposition);
    expect(headers.get('content-type')).not.toMatch(/html|svg|xml/);
  });

  it('answers a part, and 416 for one that is not there', async () => {
    const order = await receive('image', png);
    const { id } = only(order.attachments);
    const part = await open(order.id, id, { range: 'bytes=1-3' });
    expect([part.status, part.bytes.toString()]).toEqual([206, 'PNG']);
    expect(part.headers.get('content-length')).toBe('3');
    expect((await open(order.id, id, { range: 'bytes=9999-' })).status).toBe(416);
  });

  it('is not found in another tenant, nor under another order', async () => {
    const order = await receive('image', png);
    const other = await receive('image', jpeg);
    const { id } = only(order.attachments);
    expect((await open(other.id, id)).status).toBe(404);
    const stranger = await makeTenant();
    const as = stranger.requestAs('manager', 'GET', '/api/x');
    expect((await open(order.id, id, { as })).status).toBe(404);
  });
});

it('a file that is fetched twice is one row and one file', async () => {
  const order = await receive('image', png, { caption: '1 zing cola 330ml can' });
  const { id: attachmentId } = only(order.attachments);
  const workId = await inTenant(desk, (tx) => oweWork(tx, desk, 'attachment/due', { attachmentId }));
  await Promise.all([
    fetchAttachment(desk.clerk, { attachmentId, workId }),
    fetchAttachment(desk.clerk, { attachmentId, workId }),
  ]);
  expect((await latest(order.id)).attachments).toEqual(order.attachments);
});

it('a message that is read again expects its file once', async () => {
  const { row, order } = await receiveRaw(desk, message('image', desk.platform.addMedia(png, 'image/png')));
  await inTenant(desk, (tx) => oweWork(tx, desk, 'message/received', { messageId: row.id }));
  await desk.work('message/received');
  expect((await latest(order?.id ?? '')).attachments).toHaveLength(1);
});

it('a part that is split off shows what came with the whole, also when it comes later', async () => {
  const id = desk.platform.addMedia(png, 'image/png');
  const caption = '1 zing cola 330ml can\n2 harvest brown bread 700g';
  const { order } = await receiveRaw(desk, message('image', id, { caption }));
  const orderId = mintOrderId(order?.id ?? '');
  const lineIds = [order?.lines[0]?.id ?? ''];
  const durban = { tenantId: desk.tenantId, code: 'DBN', name: 'Durban', warehouseCode: 'DBN' };
  await inTenant(desk, (tx) => tx.insert(locations).values(durban));
  const { childOrderId } = await splitOrder(desk.clerk, { orderId, targetLocationId: 'DBN', lineIds });
  await desk.work('attachment/due');
  for (const each of [orderId, childOrderId]) {
    const { attachments } = await latest(each);
    expect((await open(each, only(attachments).id)).status).toBe(200);
  }
});
