import { type MutationCache, onlineManager, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { ApiError } from '@/lib/api/call-api';

/** Whether the service cannot be reached now, and how many changes wait in this tab until it can. */
export function useOutOfReach(): { outOfReach: boolean; waiting: number } {
  const client = useQueryClient();
  const queries = client.getQueryCache();
  const mutations = client.getMutationCache();
  const subscribe = (tell: () => void) => {
    const stops = [onlineManager.subscribe(tell), queries.subscribe(tell), mutations.subscribe(tell)];
    return () => {
      for (const stop of stops) stop();
    };
  };
  // One number, so that nothing is drawn again while it stays: -1 in reach, else how many wait.
  const state = useSyncExternalStore(
    subscribe,
    () => (isOutOfReach(queries, mutations) ? waitingIn(mutations) : -1),
    () => -1,
  );
  return { outOfReach: state >= 0, waiting: Math.max(state, 0) };
}

/** The browser says so, or a request that is still wanted got no answer. */
function isOutOfReach(queries: QueryCache, mutations: MutationCache): boolean {
  const gotNoAnswer = (reason: unknown) => reason instanceof ApiError && reason.status === 0;
  return (
    !onlineManager.isOnline() ||
    queries
      .findAll({ type: 'active' })
      .some(({ state }) => gotNoAnswer(state.fetchFailureReason ?? state.error)) ||
    mutations.findAll({ status: 'pending' }).some(({ state }) => gotNoAnswer(state.failureReason))
  );
}

function waitingIn(mutations: MutationCache): number {
  return mutations.findAll({ status: 'pending' }).length;
}
