import { useSyncExternalStore } from 'react';

const storageKey = 'single-keys';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function store(on: boolean): void {
  window.localStorage.setItem(storageKey, on ? 'on' : 'off');
  for (const listener of listeners) listener();
}

/** Whether keys without Ctrl act, for what is not drawn by it. */
export function areSingleKeysOn(): boolean {
  return window.localStorage.getItem(storageKey) !== 'off';
}

/** Whether keys without Ctrl act (WCAG 2.1.4 lets people switch them off), kept in this browser. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
  return [on, store];
}
