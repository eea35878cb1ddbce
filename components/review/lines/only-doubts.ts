import { useSyncExternalStore } from 'react';
import { needsLook } from '@/lib/certainty';
import type { FullOrder, FullOrderLine } from '@/lib/orders/answers';
import { openQuestions } from '@/lib/orders/open-questions';
import { lineStateOf } from './line-state';

/** From so many lines on, those that nobody need read closely take one low row each. */
export const longFrom = 12;

const storageKey = 'only-doubts';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isOn(): boolean {
  return window.localStorage.getItem(storageKey) === 'on';
}

function store(on: boolean): void {
  window.localStorage.setItem(storageKey, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Whether a clerk wants to see only lines that need them, kept in this browser. */
export function useOnlyDoubts(): [boolean, (on: boolean) => void] {
  return [useSyncExternalStore(subscribe, isOn, () => false), store];
}

/** A person has something to do about the line: it needs a look, or a later message or a question is about it. */
export function needsClerk(order: FullOrder, line: FullOrderLine): boolean {
  return needsLook(line) || isSpokenOf(order, line);
}

/** A person can say that the product of the line is the right one. */
export function mayConfirm({ product, verified }: Pick<FullOrderLine, 'product' | 'verified'>): boolean {
  return product !== null && !verified;
}

/** Nothing of the line is to be decided or told: it can be read at a glance. */
export function isPlain(order: FullOrder, line: FullOrderLine): boolean {
  const state = lineStateOf(line);
  const isSure = state === 'exact' || state === 'confirmed';
  return isSure && line.warnings.length === 0 && !isSpokenOf(order, line);
}

function isSpokenOf({ proposals, questions }: FullOrder, { id }: FullOrderLine): boolean {
  return (
    proposals.some(({ lineId }) => lineId === id) ||
    openQuestions(questions).some(({ lineId }) => lineId === id)
  );
}
