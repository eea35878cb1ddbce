import { z } from 'zod';

const page = z.looseObject({
  total: z.number(),
  totalIsExact: z.boolean().default(true),
  limit: z.number(),
  offset: z.number(),
  nextCursor: z.string().nullish(),
});

/**
 * `X-Total-Count` and `Link` (RFC 8288: first, prev, next) of a list that was asked for under `url`. Who goes through it by
 * cursors is led on by them.
 */
export function pageHeaders(url: URL, data: unknown): Record<string, string> {
  const { total, totalIsExact, limit, offset, nextCursor, ...list } = page.parse(data);
  if (url.searchParams.has('cursor'))
    return { 'x-total-count': String(total), ...cursorLink(url, nextCursor) };
  // Past the rows that were counted only a page that is not full shows the end.
  const isFull = Object.values(list).some((rows) => Array.isArray(rows) && rows.length >= limit);
  const goesOn = offset + limit < total || (!totalIsExact && isFull);
  const link = (rel: string, at: number) => {
    const target = new URLSearchParams(url.searchParams);
    target.set('limit', String(limit));
    target.set('offset', String(at));
    return `<${url.pathname}?${target}>; rel="${rel}"`;
  };
  const links = [
    link('first', 0),
    ...(offset > 0 ? [link('prev', Math.max(0, offset - limit))] : []),
    ...(goesOn ? [link('next', offset + limit)] : []),
  ];
  return { 'x-total-count': String(total), link: links.join(', ') };
}

function cursorLink(url: URL, cursor: string | null | undefined): Record<string, string> {
  if (!cursor) return {};
  const target = new URLSearchParams(url.searchParams);
  target.set('cursor', cursor);
  return { link: `<${url.pathname}?${target}>; rel="next"` };
}
