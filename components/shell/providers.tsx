'use client';

import { notifyManager, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiError } from '@/lib/api/call-api';
import { type Desk, DeskProvider } from './desk-context';
import { notifySessionEnd } from './session-end';
import { useStandingWords } from './standing-words';

function makeClient(): QueryClient {
  // What a key did is on screen before the next key, however fast they come; by default it is drawn a task later.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error) => notifySessionEnd(error) }),
    defaultOptions: {
      queries: { staleTime: 2000, retry: (failures, error) => failures < 2 && mayPass(error) },
      mutations: { onError: (error) => notifySessionEnd(error) },
    },
  });
}

/** Worth another try: no connection, or trouble on the service's side. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

export function Providers({ desk, children }: { desk: Desk; children: ReactNode }) {
  useStandingWords();
  const [client] = useState(makeClient);
  return (
    <QueryClientProvider client={client}>
      <DeskProvider desk={desk}>{children}</DeskProvider>
    </QueryClientProvider>
  );
}
