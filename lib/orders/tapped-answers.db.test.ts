import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProduct } from '../catalogue/create-product';
import { newProduct } from '../catalogue/testing/new-product';
import { mintOrderId } from '../ids';
import { configureMessaging } from '../messaging/testing/configure-messaging';
import { deliver, payloadOf, tappedMessage } from '../messaging/testing/deliver';
import type { FullOrder } from './answers';
import { askCustomer } from './ask-customer';
import { getOrder } from './get-order';
import { type Desk, openDesk } from './testing/open-desk';

configureMessaging();

let desk: Desk;
const milks: string[] = [];
beforeAll(async () => {
  desk = await openDesk();
  for (const [sku, name] of [
    ['MILK-FC', 'Valley Milk Full Cream 2l'],
    ['MILK-LF', 'Valley Milk Low Fat 2l'],
  ] as const)
    milks.push((await createProduct(desk.manager, newProduct({ sku, name }))).id);
});
afterAll(() => desk.close());

let phones = 100;
const look = ({ id }: Pick<FullOrder, 'id'>) => getOrder(desk.clerk, { orderId: mintOrderId(id) });

/** An order of milk, and what the platform was sent to ask which. */
async function asked(productIds = milks) {
  phones += 1;
  const phone = `+27825557${phones}`;
  const order = await desk.receive('2 milk 2l', phone);
  const [line] = order.lines;
  if (!line) throw new Error('no line');
  await askCustomer(desk.clerk, {
    ...{ orderId: mintOrderId(order.id), lineId: line.id, productIds, teachAlias: false },
    text: 'Which milk?',
  });
  await desk.work('notification/due');
  const sent = desk.platform.messages().find(({ to }) => to === phone);
  if (!sent) throw new Error('nothing was sent');
  return { phone, order, sent };
}

/** Taps the choice of that place, as the platform tells it. */
async function tap({ phone, sent }: Awaited<ReturnType<typeof asked>>, at: number, id?: string) {
  const choice = sent.choices?.options[at];
  if (!choice) throw new Error('no such choice');
  const message = tappedMessage(
    { ...choice, id: id ?? choice.id },
    { from: phone.slice(1), answers: sent.id },
  );
  await deliver(payloadOf(desk.phoneNumberId, [message]));
  await desk.work('message/received');
}

describe('a question with choices to tap', () => {
  it('is a list whose answer stands on the line as a typed one would', async () => {
    const question = await asked();
    expect(question.sent).toMatchObject({
      body: 'Which milk?',
      choices: {
        form: 'LIST',
        options: [{ title: 'Valley Milk Full Cream…' }, { title: 'Valley Milk Low Fat 2l' }],
      },
    });
    await tap(question, 1);
    const { proposals, questions } = await look(question.order);
    expect(proposals).toMatchObject([{ kind: 'SET_PRODUCT', productName: 'Valley Milk Low Fat 2l' }]);
    expect(questions).toMatchObject([{ answer: 'Valley Milk Low Fat 2l' }]);
  });

  it('of one product has a yes and a no', async () => {
    const yes = await asked(milks.slice(0, 1));
    expect(yes.sent.choices).toMatchObject({ form: 'BUTTONS', options: [{ title: 'Yes' }, { title: 'No' }] });
    await tap(yes, 0);
    expect((await look(yes.order)).proposals).toMatchObject([{ productName: 'Valley Milk Full Cream 2l' }]);
    const no = await asked(milks.slice(0, 1));
    await tap(no, 1);
    expect((await look(no.order)).proposals).toMatchObject([{ kind: 'REMOVE_LINE' }]);
  });

  it('tapped twice answers once more, with the later choice', async () => {
    const question = await asked();
    await tap(question, 0);
    await tap(question, 1);
    expect((await look(question.order)).proposals).toMatchObject([{ productName: 'Valley Milk Low Fat 2l' }]);
  });

  it('of another customer cannot be answered by its id: the words alone count', async () => {
    const [own, other] = [await asked(), await asked()];
    await tap(own, 1, other.sent.choices?.options[0]?.id);
    expect((await look(other.order)).proposals).toEqual([]);
    expect((await look(own.order)).proposals).toMatchObject([{ productName: 'Valley Milk Low Fat 2l' }]);
  });

  it('goes out in words alone when the platform does not take the choices', async () => {
    desk.platform.setFault({ status: 400, code: 131051, message: 'Unsupported message type' });
    const { sent } = await asked();
    expect(sent).toMatchObject({ body: 'Which milk?' });
    expect(sent.choices).toBeUndefined();
  });
});
