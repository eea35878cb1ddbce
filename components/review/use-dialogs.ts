import { useEffect, useState } from 'react';
import type { ReviewDialogs } from './review-dialogs';

type Dialogs = typeof ReviewDialogs;

let loaded: Dialogs | undefined;

/**
 * The dialogs of an open order, undefined until they have come: they are a fifth of the desk's own scripts, and no
 * order needs them to be read. Fetched as soon as the desk stands, so that they are there before they are asked for.
 */
export function useDialogs(): Dialogs | undefined {
  const [dialogs, setDialogs] = useState(() => loaded);
  useEffect(() => {
    if (dialogs) return;
    const keep = (fetched: { ReviewDialogs: Dialogs }) => {
      loaded = fetched.ReviewDialogs;
      setDialogs(() => loaded);
    };
    // Without a connection the next order that is opened fetches them.
    void import('./review-dialogs').then(keep, () => undefined);
  }, [dialogs]);
  return dialogs;
}
