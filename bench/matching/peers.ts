import type { CatalogueRow } from './gold';

export type Search = (phrase: string) => Promise<string[]>;

export interface Peer {
  name: string;
  build: (rows: readonly CatalogueRow[]) => Promise<Search>;
}

/** The search libraries we compare with, as their own documentation sets them up; each is left out when it is not installed. */
export async function peers(): Promise<Peer[]> {
  const found: Peer[] = [];
  for (const [name, load] of loaders) {
    try {
      found.push(await load());
    } catch {
      console.log(`${name} is not installed, left out`);
    }
  }
  return found;
}

const loaders: [string, () => Promise<Peer>][] = [
  [
    'Fuse.js',
    async () => {
      const { default: Fuse } = await import('fuse.js');
      return {
        name: 'Fuse.js',
        build: async (rows) => {
          const fuse = new Fuse([...rows], { keys: ['name'], includeScore: true, ignoreLocation: true });
          return async (phrase) => fuse.search(phrase, { limit: 5 }).map(({ item }) => item.sku);
        },
      };
    },
  ],
  [
    'MiniSearch',
    async () => {
      const { default: MiniSearch } = await import('minisearch');
      return {
        name: 'MiniSearch',
        build: async (rows) => {
          const search = new MiniSearch<CatalogueRow>({
            idField: 'sku',
            fields: ['name'],
            searchOptions: { prefix: true, fuzzy: 0.2 },
          });
          search.addAll([...rows]);
          return async (phrase) =>
            search
              .search(phrase)
              .slice(0, 5)
              .map(({ id }) => String(id));
        },
      };
    },
  ],
  [
    'FlexSearch',
    async () => {
      const { default: FlexSearch } = await import('flexsearch');
      return {
        name: 'FlexSearch',
        build: async (rows) => {
          const index = new FlexSearch.Index({ tokenize: 'forward', resolution: 9 });
          rows.forEach((row, i) => {
            index.add(i, row.name);
          });
          return async (phrase) =>
            index.search(phrase, { limit: 5, suggest: true }).map((i) => rows[Number(i)]?.sku ?? '');
        },
      };
    },
  ],
  [
    'Orama',
    async () => {
      const { create, insertMultiple, search } = await import('@orama/orama');
      return {
        name: 'Orama',
        build: async (rows) => {
          const db = create({ schema: { sku: 'string', name: 'string' } as const });
          await insertMultiple(
            db,
            rows.map(({ sku, name }) => ({ sku, name })),
            5000,
          );
          return async (phrase) =>
            (await search(db, { term: phrase, properties: ['name'], tolerance: 1, limit: 5 })).hits.map(
              ({ document }) => document.sku,
            );
        },
      };
    },
  ],
];
