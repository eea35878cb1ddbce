/** One thing that somebody asked of the product, and what they were told. Times are in ms since the run began. */
export interface Operation {
  kind: 'receive' | 'approve' | 'reject' | 'split' | 'redeliver' | 'read';
  /** The platform's id of the message (receive), the delivery's (redeliver), else the order's. */
  key: string;
  began: number;
  ended: number;
  /** `ok`: it said yes. `fail`: it said no. `unknown`: it said nothing, or that it does not know. */
  outcome: 'ok' | 'fail' | 'unknown';
  answer?: { status?: string | undefined; reference?: string | null | undefined; childId?: string };
}

/** What is there in the end: the database's rows, and what everybody outside has written down. */
export interface Facts {
  orders: {
    id: string;
    messageId: string | null;
    parentId: string | null;
    status: string;
    reference: string | null;
    /** Nobody knows whether the ERP has it, and a person was told so. */
    isInDoubt: boolean;
  }[];
  /** Messages that are stored and not read yet. */
  waiting: string[];
  bookings: { order: string; reference: string }[];
  /** Messages to customers that the platform took. */
  messages: { to: string; body: string }[];
  /** Calls that receivers got; `content` is the same for the same bytes. */
  deliveries: { id: string; at: number; content: string }[];
  /** Those of which the product says that they came. */
  delivered: string[];
}

export interface Violation {
  kind: 'lost' | 'doubled' | 'invented' | 'stuck' | 'contradicted' | 'approved after rejected';
  key: string;
  words: string;
}

/**
 * Holds a history against what is there in the end. The model: a message that was acknowledged is one order, one that
 * was not is one or none; an approval that was answered with a reference is one booking of that reference in the ERP; a
 * rejection is final; a split is one child; what a receiver is promised it gets; what was final once is what later
 * reads show. Everything that is there was asked for.
 */
export function check(history: readonly Operation[], facts: Facts): Violation[] {
  const found: Violation[] = [];
  const say = (kind: Violation['kind'], key: string, words: string) => void found.push({ kind, key, words });
  const asked = groupBy(history, ({ kind, key }) => `${kind} ${key}`);
  const may = (kind: Operation['kind'], key: string) =>
    (asked.get(`${kind} ${key}`) ?? []).filter(({ outcome }) => outcome !== 'fail');
  const orders = new Map(facts.orders.map((order) => [order.id, order]));
  const bookings = groupBy(facts.bookings, ({ order }) => order);
  const byMessage = groupBy(
    facts.orders.filter(({ parentId }) => parentId === null),
    ({ messageId }) => messageId ?? '',
  );

  for (const [messageId, made] of byMessage) {
    if (!asked.has(`receive ${messageId}`)) say('invented', messageId, 'an order of a message nobody sent');
    if (made.length > 1) say('doubled', messageId, `one message became ${made.length} orders`);
  }
  for (const { id, parentId } of facts.orders)
    if (parentId !== null && may('split', parentId).length === 0)
      say('invented', id, 'a part of an order that nobody split');
  for (const [orderId, booked] of bookings) {
    if (booked.length > 1) say('doubled', orderId, `the ERP has it ${booked.length} times`);
    if (may('approve', orderId).length === 0) say('invented', orderId, 'booked, and nobody approved it');
    const order = orders.get(orderId);
    if (order && order.status !== 'COMPLETED' && !order.isInDoubt)
      say('lost', orderId, `the ERP has it; here it is ${order.status}, and nobody is told`);
  }
  for (const { id, status, reference } of facts.orders)
    if (status === 'COMPLETED' && !bookings.get(id)?.some((booking) => booking.reference === reference))
      say('invented', id, `completed as ${reference}, which the ERP does not have`);
  for (const [text, same] of groupBy(facts.messages, ({ to, body }) => `${to}: ${body}`))
    if (same.length > 1) say('doubled', text, `the customer was told ${same.length} times`);
  for (const [id, calls] of groupBy(facts.deliveries, (call) => call.id))
    if (new Set(calls.map(({ content }) => content)).size > 1)
      say('contradicted', id, 'a webhook that was sent again had other bytes');

  const called = new Set(facts.deliveries.map(({ id }) => id));
  for (const id of facts.delivered)
    if (!called.has(id)) say('lost', id, 'a webhook said to be delivered, and nothing came');

  for (const operation of history.filter(({ outcome }) => outcome === 'ok')) checkYes(operation);
  checkReads(history, say);
  return found;

  function checkYes({ kind, key, began, answer }: Operation): void {
    const order = orders.get(key);
    if (kind === 'receive') {
      const [made] = byMessage.get(key) ?? [];
      if (made?.status === 'RECEIVED' || (!made && facts.waiting.includes(key)))
        say('stuck', key, 'acknowledged, and never read');
      else if (!made) say('lost', key, 'acknowledged, and there is no order');
    } else if (kind === 'redeliver') {
      if (!facts.deliveries.some(({ id, at }) => id === key && at >= began))
        say('lost', key, 'sent again, and nothing came');
    } else if (!order) {
      say('lost', key, `${kind}: the order is gone`);
    } else if (kind === 'approve') {
      if (answer?.status === 'COMPLETED' && answer.reference !== order.reference)
        say('contradicted', key, `answered ${answer.reference}; later it is ${order.reference}`);
      if (answer?.status === 'COMPLETED' && !bookings.has(key))
        say('lost', key, `answered ${answer.reference}; the ERP has nothing`);
      if (order.status === 'PENDING_REVIEW' || order.status === 'RECEIVED')
        say('lost', key, `approved, and it is ${order.status}`);
      const rejections = (asked.get(`reject ${key}`) ?? []).filter(({ outcome }) => outcome === 'ok');
      if (rejections.some(({ ended }) => ended < began))
        say('approved after rejected', key, 'approved after the customer was told that it is cancelled');
    } else if (kind === 'reject') {
      if (order.status !== 'CANCELLED') say('contradicted', key, `rejected; later it is ${order.status}`);
      if (bookings.has(key)) say('approved after rejected', key, 'rejected, and the ERP has it');
    } else if (kind === 'split' && answer?.childId) {
      if (orders.get(answer.childId)?.parentId !== key) say('lost', answer.childId, 'split off, and gone');
    }
  }
}

type Say = (kind: Violation['kind'], key: string, words: string) => void;

/** Once an answer was final, every answer to what was asked after it must be the same. */
function checkReads(history: readonly Operation[], say: Say): void {
  const told = history.filter(({ kind, outcome, answer }) => outcome === 'ok' && answer && kind !== 'split');
  for (const [key, same] of groupBy(told, (operation) => operation.key)) {
    const finals = same.filter(({ answer }) => isFinal(answer?.status)).sort((a, b) => a.ended - b.ended);
    const [first] = finals;
    if (!first) continue;
    for (const { began, answer } of same) {
      if (began <= first.ended || describe(answer) === describe(first.answer)) continue;
      say('contradicted', key, `first ${describe(first.answer)}, later ${describe(answer)}`);
    }
  }
}

const isFinal = (status: string | undefined) => status === 'COMPLETED' || status === 'CANCELLED';
const describe = (answer: Operation['answer']) => `${answer?.status} ${answer?.reference ?? ''}`.trim();

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
