import { headFields } from '../head-fields';
import type { StoredHead } from '../order-head';

/** Whether two heads name different numbers of the customer's, or different places: then they are not of one order. */
export function isOtherHead(one: StoredHead | null, other: StoredHead): boolean {
  const differ = (a: string | null | undefined, b: string | null | undefined) => Boolean(a && b && a !== b);
  const placeOf = (head: StoredHead | null) => head?.shipTo?.value?.branchId ?? head?.shipTo?.value?.text;
  return (
    differ(one?.poNumber?.value, other.poNumber?.value) ||
    differ(placeOf(one)?.toLowerCase(), placeOf(other)?.toLowerCase())
  );
}

/** Whether a head says anything. */
export const saysSomething = (head: StoredHead): boolean => headFields.some((field) => head[field] !== null);

/**
 * An order's head with what a later message of its says: the later word holds, but not over a person's. Its places in the
 * text are of the other message, and left out.
 */
export function joinHead(before: StoredHead, later: StoredHead): StoredHead {
  const said = Object.entries(later).flatMap(([field, part]) => {
    const held = Object.entries(before).find(([name]) => name === field)?.[1];
    if (part === null || held?.setByPerson === true) return [];
    return [[field, 'span' in part ? { ...part, span: null } : part] as const];
  });
  return { ...before, ...Object.fromEntries(said), ...stillWanted(before, later) };
}

/** A later message that only refuses days leaves the day that was asked for, and doubts it. */
function stillWanted({ requestedDate: held }: StoredHead, { requestedDate: now }: StoredHead) {
  if (!held || 'emptied' in held || held.setByPerson || held.value === null) return {};
  if (!now || 'emptied' in now || now.value !== null) return {};
  return { requestedDate: { ...held, doubts: [...held.doubts, ...now.doubts] } };
}
