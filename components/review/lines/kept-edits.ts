import type { LineEdit } from './apply-edits';

/** An edit that could not be saved because the session had ended: whose it was, and what it was made against. */
export interface KeptEdit {
  userName: string;
  orderId: string;
  version: number;
  edit: LineEdit;
}

const storageKey = 'kept-edits';

/** Keeps an edit in this tab, over the way to the sign-in and back. */
export function keepEdit(kept: KeptEdit): void {
  write([...read(), kept]);
}

/** Hands out the person's kept edits of the order, oldest first, once. */
export const takeKeptEdits = (userName: string, orderId: string): KeptEdit[] =>
  take((kept) => kept.userName === userName && kept.orderId === orderId);

/** The same of all orders but this one. */
export const takeKeptEditsBeside = (userName: string, orderId: string | undefined): KeptEdit[] =>
  take((kept) => kept.userName === userName && kept.orderId !== orderId);

function take(isTaken: (kept: KeptEdit) => boolean): KeptEdit[] {
  const all = read();
  const taken = all.filter(isTaken);
  if (taken.length > 0) write(all.filter((kept) => !isTaken(kept)));
  return taken;
}

function read(): KeptEdit[] {
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    // Written by an older page of ours, or by hand: nothing that could be done again.
    return [];
  }
}

function write(kept: readonly KeptEdit[]): void {
  window.sessionStorage.setItem(storageKey, JSON.stringify(kept));
}
