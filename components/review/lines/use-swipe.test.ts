import { expect, test } from 'vitest';
import { swipeOf } from './use-swipe';

test('a swipe goes far, and mostly sideways', () => {
  expect(swipeOf(80, 10)).toBe('right');
  expect(swipeOf(-80, -30)).toBe('left');
  expect(swipeOf(60, 0)).toBeNull();
  expect(swipeOf(100, 60)).toBeNull();
  expect(swipeOf(0, 200)).toBeNull();
});
