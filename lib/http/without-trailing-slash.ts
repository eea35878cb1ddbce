/**
 * An `/api` address without the slash at the end of its path, which platforms and people add: `/api/orders/?limit=5` is
 * `/api/orders?limit=5`. Any other address stays as it is.
 */
export function withoutTrailingSlash(url: string): string {
  return url.replace(/^(\/api\/[^?]*[^/?])\/(?=\?|$)/, '$1');
}
