interface Waiting {
  /** The order's, or that of several which are approved together. */
  id: string;
  end: (outcome: 'send' | 'undone') => void;
}

/** Approvals that can still be taken back, the latest last. One list for the page: they outlive the order's view. */
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

/** Takes back the approval with that id, or the latest; gives its id, or undefined when nothing waits. */
export function undoApproval(id?: string): string | undefined {
  const found = id === undefined ? waiting.at(-1) : waiting.find((each) => each.id === id);
  found?.end('undone');
  return found?.id;
}

const many = 'many ';
let count = 0;

/** A new id for several orders that are approved together. */
export function idOfMany(): string {
  count += 1;
  return `${many}${count}`;
}

export const isOfMany = (id: string): boolean => id.startsWith(many);

/** Sends whatever waits, at once: the page is being left. */
export function sendWaitingApprovals(): void {
  for (const { end } of waiting) end('send');
}
