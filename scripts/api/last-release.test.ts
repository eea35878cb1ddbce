import { expect, it } from 'vitest';
import ourPackage from '../../package.json';
import { announcedBreaks } from './announced-breaks';
import { compareDocuments } from './compare/compare-documents';
import { bareDocument, readKept, writtenOut } from './keep-document';

it('takes nothing from the clients of the last release that was not announced', () => {
  const changes = compareDocuments(readKept(), bareDocument(ourPackage.version));
  const breaks = changes.filter((each) => each.breaks).map(({ where, what }) => `${where}: ${what}`);
  expect(breaks.sort()).toEqual(announcedBreaks.map(({ change }) => change).sort());
});

it('keeps a document that is whole: it is read as it was written', () => {
  expect(JSON.parse(writtenOut(readKept()))).toEqual(readKept());
  expect(Object.keys(readKept().paths).length).toBeGreaterThan(100);
});
