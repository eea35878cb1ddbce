import type { LineChange } from '../changes/change';
import type { ThreadLine, ThreadOrder } from './thread';

/** The orders of a conversation while it is told; what was cancelled stays. */
export class ThreadOrders {
  readonly all: ThreadOrder[] = [];
  /** The line that the last change was of. */
  lastChanged: ThreadLine | null = null;

  begin(
    lines: readonly ThreadLine[],
    message: number,
    at: Date,
    references: readonly string[] = [],
  ): ThreadOrder {
    const order: ThreadOrder = {
      state: 'open',
      lines: lines.map((line) => ({ ...line })),
      confirmed: false,
      references: [...references],
      messages: [message],
      startedAt: at,
    };
    this.all.push(order);
    return order;
  }

  inState(...states: ThreadOrder['state'][]): ThreadOrder[] {
    return this.all.filter(({ state }) => states.includes(state));
  }

  latest(...states: ThreadOrder['state'][]): ThreadOrder | undefined {
    return this.inState(...states).at(-1);
  }

  called(references: readonly string[]): ThreadOrder | undefined {
    return this.all.findLast((order) => order.references.some((name) => references.includes(name)));
  }

  /** Goods besides: more of a line that there is, when they are counted alike. */
  add(order: ThreadOrder, goods: ThreadLine): void {
    const same = order.lines.find(
      ({ productId, unit }) => productId !== null && productId === goods.productId && unit === goods.unit,
    );
    if (same) same.quantity += goods.quantity;
    else order.lines.push({ ...goods });
  }

  apply(order: ThreadOrder, changes: readonly LineChange[]): void {
    for (const change of changes) {
      if (change.kind === 'ADD') this.add(order, change.goods);
      else if (change.kind === 'REMOVE') order.lines = order.lines.filter((line) => line !== change.line);
      else if (change.kind === 'MORE') change.line.quantity += change.quantity;
      else if (change.kind === 'SET') {
        change.line.quantity = change.quantity;
        change.line.unit = change.unit;
        this.lastChanged = change.line;
      } else {
        const { goods, line, quantity } = change;
        Object.assign(line, { ...goods, quantity: quantity ?? line.quantity, unit: line.unit });
        this.lastChanged = line;
      }
    }
  }
}
