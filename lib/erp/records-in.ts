import { isElsewhere, plainKey } from './answer-parts';

/** Members that hold what was found: a list, one record, or null for none. */
const listKey =
  /^(arrayof|listof)?(salesorders?|orders?|data|items?|results?|values?|d|rows?|records?|list|content|elements?|entries|hits|documents?|docs|resources?|members?|hydramember|edges|nodes?|payload|response|body|envelope|\w*(response|result))(list|collection)?$/;
/** Names under which a record keeps its lines, as a search keeps its records. */
const linesKey = /^(items?|rows?|content|elements?|entries|documents?|docs|resources?|list|d|body)$/;
const countKey =
  /^(count|total|totalcount|totalresults|totalrecords|totalelements|totalitems|recordcount|odatacount|size|numberofrecords)$/;
const moreKey = /^(nextlink|odatanextlink|next|nextpage|hasmore|morerecords|hasnext|hasnextpage)$/;
const maxDepth = 5;

/** True for an object that bears the key which was asked for. */
export type BearsKey = (holder: object) => boolean;

/**
 * The records of an answer in its usual shapes: a list, a list under a name, one record, null for none. Undefined
 * for what holds none in a form that is known, or says that there are more elsewhere: an empty page is no "no".
 */
export function recordsIn(body: unknown, bearsKey: BearsKey, depth = 0): readonly unknown[] | undefined {
  if (body === null) return [];
  if (Array.isArray(body)) return body;
  if (typeof body !== 'object' || depth > maxDepth) return undefined;
  const entries = Object.entries(body).map(([key, held]) => [plainKey(key), held] as const);
  const isRecord = bearsKey(body);
  const [first, ...others] = entries.filter(
    ([key, held]) => isList(key, held) && !(isRecord && linesKey.test(key)),
  );
  if (first === undefined) return entries.length === 0 ? undefined : [body];
  const records = [first, ...others].flatMap(
    ([, held]) => recordsIn(held, bearsKey, depth + 1) ?? [undefined],
  );
  if (records.includes(undefined)) return undefined;
  return records.length === 0 && entries.some(([key, held]) => promisesMore(key, held)) ? undefined : records;
}

function isList(key: string, held: unknown): boolean {
  return (
    listKey.test(key) && typeof held === 'object' && (!isElsewhere(key) || key === 'item' || key === 'items')
  );
}

function promisesMore(key: string, held: unknown): boolean {
  if (countKey.test(key)) return Number(held) > 0;
  return moreKey.test(key) && held !== null && held !== false && held !== '';
}
