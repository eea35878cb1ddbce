'use client';

import { createContext, use } from 'react';
import type { FullOrder, FullOrderLine } from '@/lib/orders/answers';
import type { HeadPartName } from './head/head-parts';
import type { AliasScope, LineEdit, LineProduct } from './lines/apply-edits';
import type { TypedQuantity } from './lines/typed-quantity';
import type { FollowUp } from './verdicts/use-follow-ups';

export type ReviewDialog =
  | 'search'
  | 'ask'
  | 'readBack'
  | 'add'
  | 'reject'
  | 'split'
  | 'asked'
  | 'hold'
  | 'confirm';

/** The open order, the line that has the focus, and what can be done with them. */
export interface Review {
  order: FullOrder;
  /** Lines may be changed now. */
  editable: boolean;
  focused: FullOrderLine | undefined;
  focus: (lineId: string) => void;
  /** The line whose quantity is being typed. */
  typingQuantity: boolean;
  typeQuantity: (on: boolean) => void;
  setQuantity: (line: FullOrderLine, typed: TypedQuantity) => void;
  choose: (line: FullOrderLine, product: LineProduct, teach?: AliasScope) => void;
  /** Takes the product that the line has, and goes on to the next one that needs a look. */
  confirm: (line: FullOrderLine) => void;
  teach: (line: FullOrderLine, scope: AliasScope) => void;
  edit: (edit: LineEdit) => void;
  remove: (line: FullOrderLine) => void;
  /** Takes or refuses what a later message asks for, or says that a task is done. */
  settle: (followUp: FollowUp) => void;
  settling: boolean;
  /** The part of the head that is being changed. */
  headPart: HeadPartName | null;
  showHead: (part: HeadPartName | null) => void;
  dialog: ReviewDialog | null;
  show: (dialog: ReviewDialog | null) => void;
  /** When it was pressed, by the page's clock, in ms: an order shown just before has not been read. */
  approve: (pressedAt: number) => void;
  /** Puts the message aside: it is no order. */
  setAside: () => void;
  /** Goes on to the next order. */
  leave: () => void;
}

export const ReviewContext = createContext<Review | null>(null);

export function useReview(): Review {
  const review = use(ReviewContext);
  if (!review) throw new Error('useReview is for the parts of an open order');
  return review;
}
