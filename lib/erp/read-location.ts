import { asToken } from './reference-text';

/** What a 201 may create besides a sales order. */
const otherResource =
  /\/(jobs?|queue\w*|tasks?|operations?|requests?|batch\w*|messages?|events?|log(s|in)?|sessions?)(\/|$)/i;
/** `/api/v2` is a version of a service. */
const version = /^v\d+(\.\d+)*$/i;

/**
 * The sales order that a 201's Location names: the last part of its path (`/SalesOrder/SO777`), or what an OData
 * address has in brackets (`/SalesOrders('SO777')`); null when that is our own id, or no number at all.
 */
export function readLocation(location: string | undefined, orderId: string): string | null {
  if (location === undefined) return null;
  const path = location.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/[?#].*$/s, '');
  const last = decode(path.split('/').findLast((part) => part !== '') ?? '');
  const reference = /\((?:\w+=)?'?([^'()]+)'?\)$/.exec(last)?.[1] ?? last;
  if (otherResource.test(path) || version.test(reference)) return null;
  return asToken(reference, orderId);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
