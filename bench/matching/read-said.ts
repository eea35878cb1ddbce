import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './gold';

/** What people say beside an order in one language; see bench/data/README.md. */
export interface Said {
  language: string;
  order: string;
  /** Goods that none of the order's lines are of. */
  goods: string[];
  phrases: string[];
}

/** The blocks of a file, one for each language: `@en 6 milk, 2 rice | bread`, and a phrase a line. */
export function readSaid(file: string): Said[] {
  const blocks = readFileSync(join(dataFolder, file), 'utf8')
    .trim()
    .split(/\n%%\n/);
  return blocks.map((block) => {
    const [head = '', ...phrases] = block.split('\n');
    const [, language = '', told = ''] = /^@(\w\w) (.+)$/.exec(head) ?? [];
    const [order = '', ...goods] = told.split(' | ');
    return { language, order, goods, phrases };
  });
}
