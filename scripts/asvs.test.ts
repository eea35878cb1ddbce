import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has: 253 in all, numbered from 1. */
const sections: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3 },
  ...{ '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1 },
  ...{ '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2 },
  ...{ '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2 },
  ...{ '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3 },
  ...{ '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4 },
  ...{ '17.3': 2 },
};
const required = Object.entries(sections).flatMap(([section, many]) =>
  Array.from({ length: many }, (_, at) => `${section}.${at + 1}`),
);

const rows = [...text.matchAll(/^\| ([\d.]+) \| ([12]) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, number = '', , about = '', shownBy = '']) => ({ number, about, shownBy }),
);
const named = rows.flatMap(({ number, shownBy }) =>
  [...shownBy.matchAll(/`([^`]+\.(?:test|spec)\.ts)` “([^”]+)”/g)].map(([, file = '', name = '']) => ({
    ...{ number, file, name },
  })),
);

describe('docs/asvs.md', () => {
  it('has every requirement of levels 1 and 2, once and in order', () => {
    expect(required).toHaveLength(253);
    expect(rows.map(({ number }) => number)).toEqual(required);
  });

  it('says of each what shows it, why it does not apply, or that it is not met', () => {
    const says = /` “[^”]+”|(?:^|; )(?:n\/a|untested|not met): .{5}|^documented in `/;
    expect(rows.filter(({ shownBy }) => !says.test(shownBy))).toEqual([]);
  });

  it('names tests that there are', () => {
    expect(named.length).toBeGreaterThan(120);
    const missing = named.filter(({ file, name }) => {
      const path = join(root, file);
      return !existsSync(path) || !namesATest(readFileSync(path, 'utf8'), name);
    });
    expect(missing).toEqual([]);
  });

  it('names documents that there are, by a heading of theirs', () => {
    const documents = [...text.matchAll(/documented in `([^`]+)`, ([^|;]+?) \|/g)];
    expect(documents.length).toBeGreaterThan(10);
    for (const [, file = '', heading = ''] of documents)
      expect(readFileSync(join(root, file), 'utf8')).toContain(`\n## ${heading}\n`);
  });
});

/** Whether a test, or a table of tests, has exactly this name. */
function namesATest(source: string, name: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(`(${quote}${name}${quote},`));
}
