import { expect, it } from 'vitest';
import { viewOf } from '../view-message';
import { skipOwnSize } from './skip-own-size';

it('skips the size of goods behind their count in a transcript, but not before their name', () => {
  const own = viewOf('hake twenty four of the six hundred gram and rice', true);
  expect(skipOwnSize(own, 3)).toBe(8);
  const others = viewOf('hake twenty four of the six hundred gram prawns', true);
  expect(skipOwnSize(others, 3)).toBe(3);
});
