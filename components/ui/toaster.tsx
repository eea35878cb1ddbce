'use client';

import { type ComponentType, useEffect, useState } from 'react';

/** How long until the shelf is asked for again when it could not be fetched. */
const againMs = 3000;

/** The shelf of the toasts, fetched once the page stands: no page needs it to be read. */
export function Toaster() {
  const [Shelf, setShelf] = useState<ComponentType | null>(null);
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    const fetchShelf = () =>
      import('./toast-shelf').then(
        ({ ToastShelf }) => setShelf(() => ToastShelf),
        () => {
          again = setTimeout(fetchShelf, againMs);
        },
      );
    void fetchShelf();
    return () => clearTimeout(again);
  }, []);
  return Shelf && <Shelf />;
}
