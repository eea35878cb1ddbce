/** `https://erp/api/?k=1` + `SalesOrder` → `https://erp/api/SalesOrder?k=1`, with further query parameters. */
export function joinPath(
  endpoint: string,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(endpoint);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  url.hash = '';
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
