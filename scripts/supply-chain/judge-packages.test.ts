import { describe, expect, it } from 'vitest';
import { judgePackages, listPackages, type Rules } from './judge-packages';
import { readLockfile, readRules } from './read-rules';

const rules: Rules = {
  licences: ['MIT'],
  exceptions: [{ licence: 'MPL-2.0', why: 'unchanged, in files of its own', packages: ['css'] }],
  installScripts: ['esbuild'],
  registry: 'https://registry.npmjs.org/',
};
const css = { license: 'MPL-2.0', integrity: 'sha512-x' };
const faultsOf = (name: string, locked: object) =>
  judgePackages({ packages: { '': {}, 'node_modules/css': css, [`node_modules/${name}`]: locked } }, rules);

describe('what comes from other people', () => {
  it('has licences that somebody allowed, integrity, one source, and no install script that nobody knows', () => {
    const lockfile = readLockfile();
    expect(listPackages(lockfile).length).toBeGreaterThan(300);
    expect(judgePackages(lockfile, readRules())).toEqual([]);
  });

  it.each([
    ['a licence that nobody has allowed', { license: 'GPL-3.0-only', integrity: 'sha512-x' }, /GPL-3/],
    ['a licence that is not said', { integrity: 'sha512-x' }, /licence unknown/],
    ['a licence that only another package was allowed', { license: 'MPL-2.0', integrity: 'sha512-x' }, /MPL/],
    ['no integrity', { license: 'MIT' }, /SHA-512/],
    ['integrity of a broken kind', { license: 'MIT', integrity: 'sha1-x' }, /SHA-512/],
    [
      'a source of its own',
      { license: 'MIT', integrity: 'sha512-x', resolved: 'https://example.com/a.tgz' },
      /somewhere else/,
    ],
    ['an install script', { license: 'MIT', integrity: 'sha512-x', hasInstallScript: true }, /allowScripts/],
  ])('is refused with %s', (_what, locked, words) => {
    expect(faultsOf('lib/node_modules/new', locked)).toEqual([expect.stringMatching(words)]);
  });

  it('is refused as an exception that is not there any more', () => {
    expect(judgePackages({ packages: {} }, rules)).toEqual([expect.stringContaining('no such package')]);
  });

  it('passes when it is known, sealed, or inside a package that is', () => {
    expect(faultsOf('plain', { license: 'MIT', integrity: 'sha512-x' })).toEqual([]);
    expect(faultsOf('inside', { license: 'MIT', inBundle: true })).toEqual([]);
    expect(faultsOf('esbuild', { license: 'MIT', integrity: 'sha512-x', hasInstallScript: true })).toEqual(
      [],
    );
  });
});
