import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { editKey, editsSettled } from './edits-settled';

/** An edit under way; its end is up to the test. */
function startEdit(client: QueryClient, orderId: string) {
  const signal = new EventTarget();
  const saving = new Promise<void>((resolve, reject) => {
    signal.addEventListener('saved', () => resolve());
    signal.addEventListener('refused', () => reject(new Error('refused')));
  });
  const options = { mutationKey: editKey(orderId), mutationFn: () => saving };
  const done = client.getMutationCache().build(client, options).execute(undefined);
  done.catch(() => undefined);
  return {
    save: () => signal.dispatchEvent(new Event('saved')),
    refuse: () => signal.dispatchEvent(new Event('refused')),
  };
}

test('waits for every edit of the order, and for no other', async () => {
  const client = new QueryClient();
  const [first, second] = [startEdit(client, 'a'), startEdit(client, 'a')];
  startEdit(client, 'b');
  let answer: boolean | undefined;
  const waiting = editsSettled(client, 'a').then((saved) => {
    answer = saved;
  });
  first.save();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(answer).toBeUndefined();
  second.save();
  await waiting;
  expect(answer).toBe(true);
});

test('says when an edit was refused', async () => {
  const client = new QueryClient();
  const edit = startEdit(client, 'a');
  const answer = editsSettled(client, 'a');
  edit.refuse();
  expect(await answer).toBe(false);
});

test('with nothing under way it answers at once, whatever failed earlier', async () => {
  const client = new QueryClient();
  const edit = startEdit(client, 'a');
  edit.refuse();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await editsSettled(client, 'a')).toBe(true);
});
