export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

export const pageSize = 50;

/** The search, filter and page of a list's address; what makes no sense in it is left out. */
export async function readListSearch(searchParams: SearchParams) {
  const given = await searchParams;
  const one = (name: string) => [given[name]].flat()[0]?.trim() || undefined;
  const offset = Number(one('offset') ?? 0);
  return {
    search: one('search')?.slice(0, 200),
    one,
    limit: pageSize,
    offset: Number.isInteger(offset) && offset >= 0 && offset <= 1_000_000 ? offset : 0,
  };
}
