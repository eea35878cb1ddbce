import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { notifyWarning } from '@/components/shell/notify';
import { newIdempotencyKey } from '@/lib/api/call-api';
import type { FullOrder, FullOrderLine } from '@/lib/orders/answers';
import type { Proposal } from '@/lib/orders/follow-up-answers';
import { isEditable, mayMove } from '@/lib/orders/status';
import type { Words } from '@/lib/words/words';
import { firstToSettle, type HeadPartName, partsToSettle } from './head/head-parts';
import { type AliasScope, isSavedLine, type LineEdit, type LineProduct } from './lines/apply-edits';
import { asSeen } from './lines/is-as-seen';
import { describeEdit } from './lines/save-edit';
import type { TypedQuantity } from './lines/typed-quantity';
import { useLineEditor } from './lines/use-line-editor';
import { useLineEdits } from './lines/use-line-edits';
import { useRemoval } from './lines/use-removal';
import type { Review } from './review-context';
import { goToLeftOut, leftOutAt, leftOutsOf } from './source/left-outs';
import { blockersOf } from './verdicts/blockers';
import { type ApprovalWords, saysNothing } from './verdicts/send-approval';
import { useFollowUps } from './verdicts/use-follow-ups';

/** Who presses a verdict's key twice presses it for the next order too, which nobody can have read so soon. */
const unreadMs = 350;

interface Verdicts {
  approve: (order: FullOrder, words: ApprovalWords) => void;
  setAside: (order: FullOrder) => void;
  leave: () => void;
}

/** All that a clerk can do with an open order; the keys and the buttons call the same. */
export function useOrderReview(order: FullOrder, verdicts: Verdicts) {
  const t = useTranslations('review');
  const tLines = useTranslations('reviewLines');
  const tVerdicts = useTranslations('reviewVerdicts');
  const editable = isEditable(order.status);
  const { lines, typeQuantity, show, seen, ...editor } = useLineEditor(order);
  const save = useLineEdits(order.id);
  const followUps = useFollowUps(order.id);
  const openedAt = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    // Not when it is drawn: that happens ahead of time.
    openedAt.current = performance.now();
  }, []);
  const [headPart, showHead] = useState<HeadPartName | null>(null);
  // A line without a product cannot be saved; its quantity waits here until one is chosen.
  const [typed, setTyped] = useState<Record<string, TypedQuantity>>({});

  const edit = (change: LineEdit) => {
    // A line just added cannot be changed before it is saved.
    const isSaved = change.kind === 'add' || isSavedLine(change.lineId);
    if (editable && isSaved) save(asSeen(change, seen(change.lineId)));
    else
      notifyWarning(t('notSaved', { what: describeEdit(change, tLines) }), {
        id: 'not-saved',
        description: t(editable ? 'notSavedNew' : 'notSavedFinished'),
      });
  };
  const choose = (line: FullOrderLine, product: LineProduct, teach: AliasScope | null = null) =>
    edit({
      kind: 'choose',
      lineId: line.id,
      product,
      quantity: typed[line.id]?.quantity ?? line.quantity,
      unit: typed[line.id]?.unit,
      teach,
    });

  const remove = useRemoval(order, editable, edit);

  const review: Review = {
    order: withTyped(order, typed),
    editable,
    focused: lines.focused,
    focus: (lineId) => {
      typeQuantity(false);
      lines.focus(lineId);
    },
    typingQuantity: editor.typingQuantity,
    typeQuantity,
    setQuantity: (line, quantity) => {
      setTyped((before) => ({ ...before, [line.id]: quantity }));
      if (line.product)
        edit({
          kind: 'choose',
          lineId: line.id,
          product: line.product,
          ...quantity,
          onlyQuantity: true,
          teach: null,
        });
    },
    choose,
    confirm: (line) => {
      if (line.product && !line.verified) choose(line, line.product);
      lines.onward(line.id);
    },
    teach: (line, scope) => {
      if (line.product) choose(line, line.product, scope);
      else notifyWarning(t('chooseProductFirst'), { id: 'teach' });
    },
    edit,
    remove,
    ...followUps,
    headPart,
    showHead,
    dialog: editor.dialog,
    show,
    approve: (pressedAt) => approve(pressedAt),
    setAside: () => mayMove(order.status, 'setAside') && verdicts.setAside(order),
    leave: verdicts.leave,
  };

  const approve = (pressedAt: number) => {
    // By when it was pressed: a slow machine hands it on long after.
    if (pressedAt - openedAt.current < unreadMs) return;
    const kinds = blockersOf(order, tVerdicts).map((blocker) => blocker.kind);
    if (kinds.includes('status')) return;
    const [proposal] = order.proposals;
    if (kinds.includes('proposals') && proposal) goToProposal(proposal, lines.focus);
    else if (kinds.includes('tasks')) focusOn('[data-order-task]');
    else if (kinds.includes('head')) showHead(firstToSettle(order));
    else if (kinds.includes('lines')) lines.toCheck();
    else if (kinds.includes('left_out')) goToLeftOut(leftOutsOf(order)[0]?.start);
    else if (kinds.includes('empty')) show('add');
    else if (kinds.includes('customer')) askWhose(t);
    else if (kinds.includes('asked')) show('asked');
    else if (kinds.includes('hold')) show('hold');
    else if (kinds.includes('unverified')) show('confirm');
    else verdicts.approve(order, saysNothing);
  };
  const confirm = () => {
    const line = lines.focused;
    if (line?.product) review.confirm(line);
    else if (line) show('search');
  };
  /** The proposal on the focused line, else the first. */
  const decide = (kind: 'take' | 'refuse') => {
    const onLine = order.proposals.find(({ lineId }) => lineId !== null && lineId === lines.focused?.id);
    const proposal = onLine ?? order.proposals[0];
    if (editable && proposal) followUps.settle({ kind, proposal });
  };
  /** The next line that needs a look; behind the last the doubts of the head, then what was left out; and round again. */
  const look = () => {
    const stops = [
      ...partsToSettle(order).map((part) => `[data-head-part="${part}"]`),
      ...leftOutsOf(order).map(({ start }) => leftOutAt(start)),
    ];
    const at = stops.findIndex((stop) => document.activeElement?.matches(stop));
    const next = stops[at + 1];
    const hasMore = at < 0 && lines.hasMoreToCheck();
    if (next !== undefined && !hasMore) focusOn(next);
    else if (!lines.toCheck() && stops[0] !== undefined) focusOn(stops[0]);
  };
  const { isResting, toggleDoubts } = editor;
  return { review, lines, confirm, decide, look, isResting, toggleDoubts };
}

/** Shows a proposal, and lets the keys act on it. */
function goToProposal({ id, lineId }: Proposal, focusLine: (lineId: string) => void): void {
  if (lineId !== null) focusLine(lineId);
  else focusOn(`[data-proposal="${CSS.escape(id)}"]`);
}

function focusOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

function askWhose(t: Words<'review'>): void {
  document.querySelector<HTMLElement>('[data-customer-choice]')?.focus();
  notifyWarning(t('chooseWhose'), {
    id: 'whose',
    description: t('chooseWhoseWhere'),
  });
}

function withTyped(order: FullOrder, typed: Record<string, TypedQuantity>): FullOrder {
  const waiting = order.lines.some((line) => line.product === null && typed[line.id] !== undefined);
  if (!waiting) return order;
  const lines = order.lines.map((line) => {
    const said = typed[line.id];
    return line.product === null && said !== undefined
      ? { ...line, quantity: said.quantity, unit: said.unit ?? line.unit }
      : line;
  });
  return { ...order, lines };
}

/** The edit that adds a product as a line of its own. */
export function additionOf(product: LineProduct): LineEdit {
  return { kind: 'add', lineId: newIdempotencyKey(), product, quantity: 1 };
}
