import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { deliver, payloadOf, textMessage } from '../messaging/testing/deliver';
import { makeTenant } from '../tenancy/testing/make-tenant';
import type { FullOrder } from './answers';
import { askCustomer } from './ask-customer';
import { getOrder } from './get-order';
import { proposeQuestion } from './propose-question';
import { refuseProposal } from './refuse-proposal';
import { takeProposal } from './take-proposal';
import { type Desk, openDesk } from './testing/open-desk';
import { orderActions } from './testing/order-trail';

configureMessaging();

let desk: Desk;
const goods: { id: string; name: string }[] = [];
beforeAll(async () => {
  desk = await openDesk();
  for (const [sku, name, basePrice] of [
    ['MILK-FC', 'Valley Milk Full Cream 2l', 36],
    ['MILK-LF', 'Valley Milk Low Fat 2l', 32],
  ] as const)
    goods.push(await createProduct(desk.manager, newProduct({ sku, name, basePrice })));
});
afterAll(() => desk.close());

let phones = 100;
const newPhone = () => {
  phones += 1;
  return `+27825554${phones}`;
};
const look = ({ id }: Pick<FullOrder, 'id'>) => getOrder(desk.clerk, { orderId: mintOrderId(id) });

/** An order of milk and bread, and the question which milk is meant. */
async function askedOrder(teachAlias = false) {
  const phone = newPhone();
  const order = await desk.receive('2 milk 2l\n1 harvest brown bread 700g', phone);
  const line = order.lines.find(({ rawItemText }) => rawItemText.includes('milk'));
  if (!line) throw new Error('no line of milk');
  const ask = (productIds = goods.map(({ id }) => id)) =>
    askCustomer(desk.clerk, {
      ...{ orderId: mintOrderId(order.id), lineId: line.id, productIds, teachAlias },
      text: 'Which milk?\n1. Valley Milk Full Cream 2l\n2. Valley Milk Low Fat 2l',
    });
  await ask();
  return { phone, order, line, ask };
}
const milkOf = async (order: FullOrder) =>
  (await look(order)).lines.find(({ rawItemText }) => rawItemText.includes('milk'));

describe('a question to the customer', () => {
  it('is proposed from the line’s candidates, in words of the customer’s language', async () => {
    const { order, line } = await askedOrder();
    const proposed = await proposeQuestion(desk.clerk, { orderId: mintOrderId(order.id), lineId: line.id });
    expect(proposed.text).toContain(line.rawItemText);
    expect(proposed.choices.map(({ name }) => name)).toEqual(
      line.candidates.map(({ product }) => product.name),
    );
  });

  it('goes out once, and stands on the order until it is answered', async () => {
    const { phone, order, line } = await askedOrder();
    await desk.work('notification/due');
    const sent = desk.platform.messages().filter(({ to }) => to === phone);
    expect(sent).toMatchObject([{ body: expect.stringContaining('Which milk?') }]);
    expect((await look(order)).questions).toMatchObject([
      { lineId: line.id, answer: null, answeredAt: null },
    ]);
    expect(await orderActions(desk, order.id)).toContain('question.asked');
  });

  it.each([
    ['2', 'Valley Milk Low Fat 2l'],
    ['the second one please', 'Valley Milk Low Fat 2l'],
    ['full cream', 'Valley Milk Full Cream 2l'],
    ['whatever is cheaper', 'Valley Milk Low Fat 2l'],
  ])('answered with “%s” is proposed on the line, and taken by the clerk', async (words, name) => {
    const { phone, order } = await askedOrder();
    const answer = await desk.receive(words, phone);
    expect(answer).toMatchObject({ kind: 'ANSWER', status: 'PENDING_REVIEW' });
    const { proposals, questions } = await look(order);
    expect(proposals).toMatchObject([{ kind: 'SET_PRODUCT', productName: name, words }]);
    expect(questions).toMatchObject([{ answer: words }]);
    await takeProposal(desk.clerk, { orderId: mintOrderId(order.id), proposalId: proposals[0]?.id ?? '' });
    expect(await milkOf(order)).toMatchObject({ product: { name }, verified: true, quantity: 2 });
    expect(await look(answer)).toMatchObject({ status: 'CANCELLED', closedAs: 'MERGED' });
  });

  it('answered with “both” is the first of them and a line of the other', async () => {
    const { phone, order } = await askedOrder();
    await desk.receive('both', phone);
    const { proposals } = await look(order);
    expect(proposals.map(({ kind, productName, phrase }) => [kind, productName ?? phrase])).toEqual([
      ['SET_PRODUCT', 'Valley Milk Full Cream 2l'],
      ['ADD_LINE', 'Valley Milk Low Fat 2l'],
    ]);
  });

  it('answered with “leave it” proposes to remove the line', async () => {
    const { phone, order } = await askedOrder();
    await desk.receive('leave it', phone);
    expect((await look(order)).proposals).toMatchObject([{ kind: 'REMOVE_LINE' }]);
  });

  it('teaches the phrase when the clerk said so on asking, and not otherwise', async () => {
    for (const teaches of [false, true]) {
      const { phone, order } = await askedOrder(teaches);
      await desk.receive('2', phone);
      const [proposal] = (await look(order)).proposals;
      await takeProposal(desk.clerk, { orderId: mintOrderId(order.id), proposalId: proposal?.id ?? '' });
      expect((await orderActions(desk, order.id)).includes('alias.taught')).toBe(teaches);
    }
  });

  it('answered again proposes the later answer, and leaves what was taken until somebody decides', async () => {
    const { phone, order } = await askedOrder();
    await desk.receive('1', phone);
    const [first] = (await look(order)).proposals;
    await takeProposal(desk.clerk, { orderId: mintOrderId(order.id), proposalId: first?.id ?? '' });
    await desk.receive('2', phone);
    const now = await look(order);
    expect(now.proposals).toMatchObject([{ kind: 'SET_PRODUCT', productName: 'Valley Milk Low Fat 2l' }]);
    expect(await milkOf(order)).toMatchObject({ product: { name: 'Valley Milk Full Cream 2l' } });
    await refuseProposal(desk.clerk, {
      orderId: mintOrderId(order.id),
      proposalId: now.proposals[0]?.id ?? '',
    });
    expect(await milkOf(order)).toMatchObject({ product: { name: 'Valley Milk Full Cream 2l' } });
  });

  it('is not answered by an order of other goods', async () => {
    const { phone, order } = await askedOrder();
    const other = await desk.receive('3 crystal white sugar 10kg', phone);
    expect((await look(order)).questions).toMatchObject([{ answer: null }]);
    expect(other.lines).toHaveLength(1);
  });

  it('of two that one answer may mean leaves it to the clerk', async () => {
    const { phone, order, ask } = await askedOrder();
    await ask();
    const answer = await desk.receive('2', phone);
    expect((await look(order)).proposals).toEqual([]);
    expect(answer.warnings).toContainEqual(expect.objectContaining({ code: 'answer_to_settle' }));
  });

  it('is answered by a reply that quotes it, whatever else was asked', async () => {
    const { phone, order, ask } = await askedOrder();
    await ask(goods.map(({ id }) => id).toReversed());
    await desk.work('notification/due');
    const sent = desk.platform.messages().filter(({ to }) => to === phone);
    const message = textMessage('2', { from: phone.slice(1), context: { id: sent[0]?.id } });
    await deliver(payloadOf(desk.phoneNumberId, [message]));
    await desk.work('message/received');
    expect((await look(order)).proposals).toMatchObject([
      { kind: 'SET_PRODUCT', productName: 'Valley Milk Low Fat 2l' },
    ]);
  });

  it('cannot be asked about another tenant’s line', async () => {
    const { order, line } = await askedOrder();
    const other = await makeTenant();
    const attempt = askCustomer(other.clerk, {
      ...{ orderId: mintOrderId(order.id), lineId: line.id, productIds: [randomUUID()], teachAlias: false },
      text: 'Which milk?',
    });
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
  });
});
