import { z } from 'zod';

const page = z.object({ total: z.number(), limit: z.number(), offset: z.number() });

/** `X-Total-Count` and `Link` (RFC 8288: first, prev, next) of a list that was asked for under `url`. */
export function pageHeaders(url: URL, data: unknown): Record<string, string> {
  const { total, limit, offset } = page.parse(data);
  const link = (rel: string, at: number) => {
    const target = new URLSearchParams(url.searchParams);
    target.set('limit', String(limit));
    target.set('offset', String(at));
    return `<${url.pathname}?${target}>; rel="${rel}"`;
  };
  const links = [
    link('first', 0),
    ...(offset > 0 ? [link('prev', Math.max(0, offset - limit))] : []),
    ...(offset + limit < total ? [link('next', offset + limit)] : []),
  ];
  return { 'x-total-count': String(total), link: links.join(', ') };
}
