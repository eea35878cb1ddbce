import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Quoting } from './quoting';

const drawn = (text: string) => renderToStaticMarkup(createElement(Quoting, { text }));

test('a quoted Arabic phrase does not turn the sentence around it', () => {
  expect(drawn('alias “خبز بني 20” taught by Thandi, 3 March')).toBe(
    'alias “<bdi>خبز بني 20</bdi>” taught by Thandi, 3 March',
  );
});

test('a sentence without quotes, or with a mark that is never closed, stays as it is', () => {
  expect(drawn('name matches; no size given')).toBe('name matches; no size given');
  expect(drawn('“open')).toBe('“open');
  expect(drawn('“a” and “b”')).toBe('“<bdi>a</bdi>” and “<bdi>b</bdi>”');
});
