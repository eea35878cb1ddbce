import { createContext, use } from 'react';
import type { ListedOrder } from '@/lib/orders/answers';

interface Chosen {
  orders: readonly ListedOrder[];
  /** Nothing is chosen any more. */
  done: () => void;
}

export const ChosenContext = createContext<Chosen>({ orders: [], done: () => undefined });

/** The orders of the queue that something is to be done to at once. */
export const useChosen = (): Chosen => use(ChosenContext);
