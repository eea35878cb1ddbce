import { expect, it } from 'vitest';
import { EventMemory } from './event-memory';

const hourMs = 60 * 60 * 1000;

it('remembers an id for a day', () => {
  const memory = new EventMemory(10);
  memory.add('a', 0);
  expect(memory.has('a', 24 * hourMs - 1)).toBe(true);
  expect(memory.has('a', 24 * hourMs)).toBe(false);
  expect(memory.size).toBe(0);
});

it('keeps no more ids than it may, the newest', () => {
  const memory = new EventMemory(3);
  for (const id of ['a', 'b', 'c', 'd', 'e']) memory.add(id, 0);
  expect(memory.size).toBe(3);
  expect(['b', 'c', 'e'].map((id) => memory.has(id, 1))).toEqual([false, true, true]);
});
