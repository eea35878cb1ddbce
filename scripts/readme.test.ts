import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** Paths as the README writes them: in backticks or as a picture's address, beginning with a folder of the tree. */
const named = [
  ...readme.matchAll(
    /(?:`|\]\()((?:app|components|lib|db|inngest|e2e|bench|scripts|public|\.config)\/[\w./[\]-]+)/g,
  ),
]
  .map((match) => match[1] ?? '')
  .map((path) => path.replace(/[.,]$/, ''));

describe('the README', () => {
  it('names files', () => expect(named.length).toBeGreaterThan(20));

  it.each([...new Set(named)])('names %s, which is there', (path) => {
    expect(existsSync(join(root, path))).toBe(true);
  });

  it('names only npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const used = [...readme.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
    expect(used.filter((name) => !(name in scripts))).toEqual([]);
  });
});
