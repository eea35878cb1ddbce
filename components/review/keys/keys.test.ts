import { expect, test } from 'vitest';
import { commandOf, type PressedKey, reviewKeys } from './keys';

function press(key: string, more: Partial<PressedKey> = {}) {
  const plain = { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false };
  return commandOf({ ...plain, ...more }, { singles: true });
}

test.each([
  ['j', 'nextOrder'],
  ['m', 'joinCustomer'],
  ['J', 'nextOrder'],
  ['ArrowDown', 'nextLine'],
  ['Enter', 'confirm'],
  ['t', 'teachCustomer'],
  [' ', 'playPause'],
  ['/', 'search'],
  ['Delete', 'removeLine'],
])('%j asks for %s', (key, action) => {
  expect(press(key)?.action).toBe(action);
});

test('Shift makes teaching count for everyone, and changes nothing else', () => {
  expect(press('T', { shiftKey: true })?.action).toBe('teachEveryone');
  expect(press('?', { shiftKey: true })?.action).toBe('help');
  expect(press('/', { shiftKey: true })?.action).toBe('search');
});

test('1 to 5 take that candidate; other digits do nothing', () => {
  expect(press('1')).toEqual({ action: 'takeCandidate', index: 0 });
  expect(press('5')).toEqual({ action: 'takeCandidate', index: 4 });
  expect(press('6')).toBeUndefined();
  expect(press('0')).toBeUndefined();
});

test('Ctrl+Enter and Cmd+Enter approve; the browser keeps its own combinations', () => {
  expect(press('Enter', { ctrlKey: true })?.action).toBe('approve');
  expect(press('Enter', { metaKey: true })?.action).toBe('approve');
  expect(press('a', { ctrlKey: true })).toBeUndefined();
  expect(press('1', { ctrlKey: true })).toBeUndefined();
  expect(press('j', { altKey: true })).toBeUndefined();
});

test('a key held down moves on, but approves, confirms and takes only once', () => {
  expect(press('ArrowDown', { repeat: true })?.action).toBe('nextLine');
  for (const key of ['a', 'Enter', 'x', '1', 't']) expect(press(key, { repeat: true })).toBeUndefined();
});

test('single keys can be switched off; combinations stay', () => {
  const base = { metaKey: false, altKey: false, shiftKey: false, repeat: false };
  expect(commandOf({ ...base, key: 'a', ctrlKey: false }, { singles: false })).toBeUndefined();
  expect(commandOf({ ...base, key: 'Enter', ctrlKey: true }, { singles: false })?.action).toBe('approve');
});

test('no key is bound twice', () => {
  const keys = reviewKeys.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
