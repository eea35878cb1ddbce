import { OutboundError } from '@/lib/outbound/outbound-error';
import { callErp, type ErpTransport } from './call-erp';
import { judgeMaster } from './check-evolution-connection';
import type { Master, MasterReading, MasterRecord } from './connector';
import { joinPath } from './join-path';
import { parseAnswer } from './parse-answer';

interface Reach {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  transport: ErpTransport;
}

/** Small enough that an answer stays far below what is taken of one, large enough for few calls. */
const pageSize = 500;
const largestAnswerBytes = 64 * 1024 * 1024;
const mostPages = 2000;
const longestMs = 60_000;

/**
 * Reads a master to its end, page by page. How this ERP pages is not documented: it is asked for `page` and `pageSize`, a link
 * to the next page is followed where one is named (of the same host alone), an ERP that answers everything at once, or the
 * same page again, is read once, and one that answers fewer at once than it is asked for is read on until nothing new comes.
 */
export async function readMaster(
  master: Master,
  { endpoint, headers, transport }: Reach,
): Promise<MasterReading> {
  const seen = new Set<string>();
  const records: MasterRecord[] = [];
  const until = performance.now() + longestMs;
  const pageAt = (page: number) => joinPath(endpoint, master, { page: `${page}`, pageSize: `${pageSize}` });
  let url: string | null = pageAt(1);
  let firstPage = 0;
  let received = 0;
  let isOwed = false;
  let followsLinks = false;
  for (let page = 1; url !== null; page += 1) {
    if (page > mostPages) return failed(`GET /${master} has more than ${mostPages} pages`);
    if (performance.now() > until) return failed(`GET /${master} took longer than ${longestMs / 1000} s`);
    const request = { method: 'GET', headers, maxResponseBytes: largestAnswerBytes } as const;
    const answer = await callErp(url, request, transport);
    if (answer instanceof OutboundError) return failed(`GET /${master}: ${answer.message}`);
    if (page > 1 && !isOwed && isNoSuchPage(answer.status)) return { kind: 'read', records };
    const verdict = judgeMaster(answer);
    if (!verdict.ok) return failed(`GET /${master}: ${verdict.message}`);
    const { value } = parseAnswer(answer);
    const listed = listIn(value);
    if (listed === undefined) return failed(`GET /${master} answered with no list of records`);
    const fresh = listed.filter((record) => isNew(seen, record));
    records.push(...fresh.map(plainRecord));
    const next = nextLink(value, answer.headers, url);
    const total = totalIn(value);
    if (fresh.length > 0) received += listed.length;
    followsLinks ||= next !== null;
    isOwed = total !== undefined && received < total;
    // An ERP may answer fewer at once than it is asked for: only what follows tells that a page was the last.
    const isLast = followsLinks || (total !== undefined ? !isOwed : page > 1 && listed.length < firstPage);
    if (page === 1) firstPage = listed.length;
    url = fresh.length === 0 ? null : (next ?? (isLast ? null : pageAt(page + 1)));
  }
  if (isOwed) return failed(`GET /${master} names more records than the ${received} that it answers`);
  return { kind: 'read', records };
}

/** How an ERP says that there is no page after the last. */
const isNoSuchPage = (status: number): boolean => [400, 404, 416, 422].includes(status);

const totalKey = /^(odatacount|total(count|records|items)?|recordcount)$/;

/** How many records there are in all, where the answer names it beside the list, or in an object beside it. */
function totalIn(value: unknown, depth = 0): number | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || depth > 1) return undefined;
  const parts = Object.entries(value);
  const named = parts.find(([key]) => totalKey.test(key.toLowerCase().replace(/[^a-z]/g, '')))?.[1];
  if (typeof named === 'number') return named;
  return parts.map(([, part]) => totalIn(part, depth + 1)).find((total) => total !== undefined);
}

const failed = (message: string): MasterReading => ({ kind: 'failed', message });

function isNew(seen: Set<string>, record: object): boolean {
  const key = JSON.stringify(record);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/** The list of records, at the top or under a name, one or two levels down; undefined for none. */
function listIn(value: unknown, depth = 0): object[] | undefined {
  if (Array.isArray(value)) return value.filter((each) => typeof each === 'object' && each !== null);
  if (typeof value !== 'object' || value === null || depth > 2) return undefined;
  const lists = Object.values(value).flatMap((held) => {
    const list = listIn(held, depth + 1);
    return list === undefined ? [] : [list];
  });
  return lists.sort((a, b) => b.length - a.length)[0];
}

function plainRecord(record: object): MasterRecord {
  const plain: MasterRecord = {};
  for (const [name, held] of Object.entries(record)) {
    const isGroup = typeof held === 'object' && held !== null && !Array.isArray(held);
    const parts = isGroup
      ? Object.entries(held).map(([inner, part]) => [`${name} ${inner}`, part])
      : [[name, held]];
    for (const [title, part] of parts) if (isPlain(part)) plain[inWords(String(title))] = part;
  }
  return plain;
}

const isPlain = (value: unknown): value is MasterRecord[string] =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** `ItemCode` and `item_code` are "Item Code" and "item code", as a file would have them. */
const inWords = (name: string): string =>
  name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\s]+/g, ' ')
    .trim();

const nextKey = /^(odata)?next(link|page(link|url)?)?$/;

/** Where the next page is, when the answer names it and it is the same host's. */
function nextLink(
  value: unknown,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  from: string,
): string | null {
  const link = /<([^>]+)>\s*;[^,]*\brel="?next\b/.exec(String(headers.link ?? ''))?.[1];
  const held =
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).find(([key]) => nextKey.test(key.toLowerCase().replace(/[^a-z]/g, '')))?.[1]
      : undefined;
  const named = link ?? (typeof held === 'string' && held !== '' ? held : undefined);
  if (named === undefined || !URL.canParse(named, from)) return null;
  const url = new URL(named, from);
  return url.origin === new URL(from).origin ? url.href : null;
}
