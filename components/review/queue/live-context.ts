import { createContext, use } from 'react';

export const LiveContext = createContext(false);

/** Whether changes are told by the service; while they are not, parts of the screen ask for themselves. */
export function useIsLive(): boolean {
  return use(LiveContext);
}
