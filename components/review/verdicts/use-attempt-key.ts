import { useRef } from 'react';
import { newIdempotencyKey } from '@/lib/api/call-api';

/** The same idempotency key for what is tried again, another for anything else, and for the same once it was done. */
export function useAttemptKey() {
  const attempt = useRef({ what: '', key: '' });
  return {
    keyOf: (what: string): string => {
      if (attempt.current.what !== what) attempt.current = { what, key: newIdempotencyKey() };
      return attempt.current.key;
    },
    done: () => {
      attempt.current = { what: '', key: '' };
    },
  };
}
