interface Waiting {
  /** The order's, that of several which are approved together, or that of what was done to a line. */
  id: string;
  end: (outcome: 'send' | 'undone') => void;
}

/** What can still be taken back, the latest last. One list for the page: they outlive the order's view. */
let waiting: readonly Waiting[] = [];

/** Waits until the approval may be sent, or was taken back. It ends once, whatever happens meanwhile. */
export function holdApproval(id: string, seconds: number): Promise<'send' | 'undone'> {
  if (seconds <= 0) return Promise.resolve('send');
  return new Promise((resolve) => {
    const timer = setTimeout(() => end('send'), seconds * 1000);
    const end = (outcome: 'send' | 'undone') => {
      clearTimeout(timer);
      waiting = waiting.filter((each) => each.id !== id);
      resolve(outcome);
    };
    waiting = [...waiting, { id, end }];
  });
}

/** Lets what was done already be taken back for so long, by its id or as the latest. */
export function offerUndo(id: string, seconds: number, takeBack: () => void): void {
  void holdApproval(id, seconds).then((outcome) => {
    if (outcome === 'undone') takeBack();
  });
}

/** Takes back what has that id, or the latest; gives its id, or undefined when nothing waits. */
export function undoApproval(id?: string): string | undefined {
  const found = id === undefined ? waiting.at(-1) : waiting.find((each) => each.id === id);
  found?.end('undone');
  return found?.id;
}

const mark = 'undo ';
let count = 0;

/** A new id for what is no approval of one order. */
export function undoId(): string {
  count += 1;
  return `${mark}${count}`;
}

export const isOfOrder = (id: string): boolean => !id.startsWith(mark);

/** Sends whatever waits, at once: the page is being left. */
export function sendWaitingApprovals(): void {
  for (const { end } of waiting) end('send');
}
