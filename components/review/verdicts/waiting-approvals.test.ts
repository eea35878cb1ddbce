import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  holdApproval,
  isOfOrder,
  offerUndo,
  sendWaitingApprovals,
  undoApproval,
  undoId,
} from './waiting-approvals';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  sendWaitingApprovals();
  vi.useRealTimers();
});

test('an approval is sent after its seconds, and cannot be taken back any more', async () => {
  const outcome = holdApproval('a', 5);
  const early = vi.fn();
  void outcome.then(early);
  await vi.advanceTimersByTimeAsync(4999);
  expect(early).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('send');
  expect(undoApproval()).toBeUndefined();
});

test('taking back means the latest, or the one that is named', async () => {
  const [a, b, c] = [holdApproval('a', 5), holdApproval('b', 5), holdApproval('c', 5)];
  expect(undoApproval()).toBe('c');
  expect(undoApproval('a')).toBe('a');
  expect(await Promise.all([a, c])).toEqual(['undone', 'undone']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await b).toBe('send');
});

test('several that are approved together are taken back together, and are told from one', async () => {
  const ids = [undoId(), undoId()];
  expect(new Set(ids).size).toBe(2);
  const held = ids.map((id) => holdApproval(id, 5));
  expect(undoApproval()).toBe(ids[1]);
  expect(await held[1]).toBe('undone');
  expect([...ids, 'a'].map(isOfOrder)).toEqual([false, false, true]);
});

test('what was done already can be taken back for a while, and is not when the page is left', async () => {
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  offerUndo(undoId(), 10, first);
  await vi.advanceTimersByTimeAsync(10_000);
  offerUndo(undoId(), 10, second);
  undoApproval();
  undoApproval();
  offerUndo(undoId(), 10, third);
  sendWaitingApprovals();
  await vi.advanceTimersByTimeAsync(1);
  expect([first, second, third].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 0]);
});

test('leaving the page sends everything that waits', async () => {
  const outcomes = Promise.all([holdApproval('a', 5), holdApproval('b', 10)]);
  sendWaitingApprovals();
  expect(await outcomes).toEqual(['send', 'send']);
});

test('a tenant without a wait sends at once', async () => {
  expect(await holdApproval('a', 0)).toBe('send');
});
