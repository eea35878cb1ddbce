import { describe, expect, it } from 'vitest';
import { errorCodes } from '../errors';
import { endpoints } from './endpoints';
import { errorEntries } from './error-help';

const known = new Set(endpoints.map(({ method, path }) => `${method} ${path}`));

describe('the help with errors', () => {
  it('has a cause and a cure of each code, in words of their own', () => {
    expect(errorEntries.map(({ code }) => code)).toEqual(Object.keys(errorCodes));
    for (const { code, title, cause, cure } of errorEntries) {
      expect([code, cause.endsWith('.'), cure.endsWith('.')]).toEqual([code, true, true]);
      expect([code, new Set([title, cause, cure]).size]).toEqual([code, 3]);
    }
  });

  it('names only endpoints that there are', () => {
    const text = errorEntries.map(({ cause, cure }) => `${cause} ${cure}`).join(' ');
    const named = [...text.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/api\/[\w/:-]+)/g)].map(
      ([, name]) => name ?? '',
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
