interface Waiting {
  orderId: string;
  end: (outcome: 'send' | 'undone') => void;
}

/** Approvals that can still be taken back, the latest last. One list for the page: they outlive the order's view. */
let waiting: readonly Waiting[] = [];

/** Waits until the approval may be sent, or was taken back. It ends once, whatever happens meanwhile. */
export function holdApproval(orderId: string, seconds: number): Promise<'send' | 'undone'> {
  if (seconds <= 0) return Promise.resolve('send');
  return new Promise((resolve) => {
    const timer = setTimeout(() => end('send'), seconds * 1000);
    const end = (outcome: 'send' | 'undone') => {
      clearTimeout(timer);
      waiting = waiting.filter((each) => each.orderId !== orderId);
      resolve(outcome);
    };
    waiting = [...waiting, { orderId, end }];
  });
}

/** Takes back the approval of that order, or the latest; gives the order, or undefined when nothing waits. */
export function undoApproval(orderId?: string): string | undefined {
  const found = orderId === undefined ? waiting.at(-1) : waiting.find((each) => each.orderId === orderId);
  found?.end('undone');
  return found?.orderId;
}

/** Sends whatever waits, at once: the page is being left. */
export function sendWaitingApprovals(): void {
  for (const { end } of waiting) end('send');
}
