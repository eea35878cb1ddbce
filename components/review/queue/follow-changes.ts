/** Changes that come close together are fetched together. */
const gatherMs = 150;
const firstRetryMs = 1000;
const longestRetryMs = 30_000;

interface Watch {
  onLive: (isLive: boolean) => void;
  /** Ids of the orders that changed; `all` when nobody knows which. */
  onChange: (orderIds: ReadonlySet<string> | 'all') => void;
}

/**
 * Listens to the service's stream of order changes while the page is visible (a browser has six connections to a
 * service, and every tab would hold one). A lost stream is opened again, later each time; what was missed comes as
 * `all`. Gives how to stop.
 */
export function followChanges({ onLive, onChange }: Watch): () => void {
  const gathered = gather(onChange);
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryMs = firstRetryMs;

  const close = () => {
    clearTimeout(retry);
    source?.close();
    source = undefined;
    onLive(false);
  };
  const open = () => {
    close();
    const opened = new EventSource('/api/orders/stream');
    source = opened;
    // Also at the first `ready`: something may have happened since the page was made.
    const begin = () => {
      retryMs = firstRetryMs;
      gathered.all();
      onLive(true);
    };
    opened.addEventListener('ready', begin);
    opened.addEventListener('resync', begin);
    opened.addEventListener('order', ({ data }) => gathered.one(data));
    opened.addEventListener('claim', ({ data }) => gathered.one(data));
    opened.addEventListener('error', () => {
      onLive(false);
      // Still connecting: the browser tries again by itself, and tells the service what it has seen.
      if (opened.readyState !== EventSource.CLOSED) return;
      retry = setTimeout(open, retryMs * (0.75 + Math.random() / 2));
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    });
  };
  const look = () => {
    if (document.visibilityState === 'hidden') return close();
    if (!source) open();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    gathered.stop();
    close();
  };
}

/** Tells of many changes at once: a delivery of fifty orders is one look at the queue. */
function gather(onChange: Watch['onChange']) {
  let ids: Set<string> | 'all' = new Set();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    const told = ids;
    timer = undefined;
    ids = new Set();
    onChange(told);
  };
  const soon = () => {
    timer ??= setTimeout(tell, gatherMs);
  };
  return {
    one: (data: string) => {
      const { orderId }: { orderId: string } = JSON.parse(data);
      if (ids !== 'all') ids.add(orderId);
      soon();
    },
    all: () => {
      ids = 'all';
      soon();
    },
    stop: () => clearTimeout(timer),
  };
}
