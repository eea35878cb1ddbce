import type { DemoOrder } from './demo-order';
import { completedOrders } from './orders/history';
import { unsettledOrders } from './orders/on-the-way';
import { queuedOrders } from './orders/queue';

/** Every order of the demo tenant. */
export const demoOrders: DemoOrder[] = [...queuedOrders, ...unsettledOrders, ...completedOrders];
