import { describe, expect, it } from 'vitest';
import type { CallEntries, Entry } from '@/lib/api/reference-shapes';
import { buildCall } from './build-call';

const entry = (name: string, more: Partial<Entry> = {}): Entry => ({
  ...{ name, required: false, options: [], example: '', isFile: false },
  ...more,
});
const none: CallEntries = { path: [], query: [], header: [], body: null };
const nothing = { texts: {}, files: {}, json: '' };

describe('a call', () => {
  it('has what was typed in at its place, and nothing of what was left blank', () => {
    const call = {
      ...none,
      path: [entry('id', { required: true })],
      query: [entry('search'), entry('limit')],
      header: [entry('If-Match')],
    };
    const texts = {
      'path.id': ' a/b ',
      'query.search': 'red & blue',
      'query.limit': '',
      'header.If-Match': '"3"',
    };
    const built = buildCall('GET', '/api/orders/:id', call, { ...nothing, texts });
    expect(built).toMatchObject({ address: '/api/orders/a%2Fb?search=red+%26+blue' });
    expect(new Headers('init' in built ? built.init.headers : {}).get('if-match')).toBe('"3"');
  });

  it('is not made without what it needs, and says what that is', () => {
    const call = { ...none, path: [entry('id', { required: true })] };
    expect(buildCall('GET', '/api/orders/:id', call, { ...nothing, texts: { 'path.id': ' ' } })).toEqual({
      fault: 'id is required.',
      at: 'path.id',
    });
  });

  it('takes JSON as it was typed, and says where it is none', () => {
    const call = { ...none, body: { mediaType: 'application/json', json: '{}', entries: [] } };
    const json = '{ "lines": [] }';
    expect(buildCall('POST', '/api/orders', call, { ...nothing, json })).toMatchObject({
      init: { body: json },
    });
    expect(buildCall('POST', '/api/orders', call, { ...nothing, json: '{ "lines": ' })).toMatchObject({
      at: 'body',
      fault: expect.stringContaining('This is not JSON'),
    });
  });

  it('sends files in a form, with the values beside them', () => {
    const entries = [entry('file', { isFile: true }), entry('target'), entry('note')];
    const call = { ...none, body: { mediaType: 'multipart/form-data', json: '', entries } };
    const file = new File(['sku'], 'products.csv');
    const built = buildCall('POST', '/api/imports', call, {
      ...nothing,
      texts: { 'body.target': 'products' },
      files: { file },
    });
    const form = 'init' in built ? (built.init.body as FormData) : new FormData();
    expect([...form.keys()]).toEqual(['file', 'target']);
    expect(form.get('file')).toBeInstanceOf(File);
  });
});
