import { createHash } from 'node:crypto';
import { sessionCookieIn } from '../auth/session';
import type { Standing } from './shared-counts';

interface HeldBack {
  standings: readonly Standing[];
  untilMs: number;
}

/** Next bundles this module more than once in a process: its routes fill what the server in front reads. */
const holder = globalThis as typeof globalThis & { orderIntakeHeldBack?: Map<string, HeldBack> };
/** More than this are not known at a time; the others are refused all the same, only not as cheaply. */
const most = 10_000;

function known(): Map<string, HeldBack> {
  holder.orderIntakeHeldBack ??= new Map();
  return holder.orderIntakeHeldBack;
}

/**
 * Remembers the credentials of a caller who has used up a quota, until it begins anew. Whoever goes on asking with them is
 * refused before anything is looked up for them, so that a loop gone wild costs the others nothing.
 */
export function holdBack({ headers }: Request, standings: readonly Standing[]): void {
  const over = standings.find(({ isOver }) => isOver);
  const mark = markOf((name) => headers.get(name));
  if (!over || mark === null) return;
  const now = Date.now();
  if (known().size >= most)
    for (const [each, { untilMs }] of known()) if (untilMs <= now) known().delete(each);
  if (known().size < most) known().set(mark, { standings, untilMs: now + over.resetsInMs });
}

/** How a caller stands who is held back, by the headers of a request; null for everybody else. */
export function findHeldBack(header: (name: string) => string | null): Standing[] | null {
  if (known().size === 0) return null;
  const mark = markOf(header);
  const found = mark === null ? undefined : known().get(mark);
  if (mark === null || !found) return null;
  const leftMs = found.untilMs - Date.now();
  if (leftMs <= 0) {
    known().delete(mark);
    return null;
  }
  return found.standings.map((each) => ({ ...each, resetsInMs: each.isOver ? leftMs : each.resetsInMs }));
}

/** A hash of what authenticate() would go by. */
function markOf(header: (name: string) => string | null): string | null {
  const credentials = header('x-api-key') ?? header('authorization') ?? sessionCookieIn(header('cookie'));
  return credentials === null ? null : createHash('sha256').update(credentials).digest('base64');
}
