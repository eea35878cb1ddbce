import type { QueryClient } from '@tanstack/react-query';

/** The key of the mutations that change an order's lines. */
export const editKey = (orderId: string) => ['edit', orderId] as const;

/** Waits for the order's edits under way; false when one of them was refused. */
export async function editsSettled(client: QueryClient, orderId: string): Promise<boolean> {
  const cache = client.getMutationCache();
  const edits = cache.findAll({ mutationKey: editKey(orderId), status: 'pending' });
  const settled = () => edits.every((edit) => edit.state.status !== 'pending');
  if (!settled()) {
    await new Promise<void>((resolve) => {
      const stop = cache.subscribe(() => {
        if (!settled()) return;
        stop();
        resolve();
      });
    });
  }
  return edits.every((edit) => edit.state.status === 'success');
}
