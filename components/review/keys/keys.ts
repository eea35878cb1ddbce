import type { PageAction } from '@/components/shell/page-actions';

/** Everything the workbench does by key, in one place: what is bound, what the help says, what the buttons show. */
export const reviewKeys = [
  { action: 'nextOrder', key: 'j', shown: 'J', words: 'Next order', group: 'Orders' },
  { action: 'previousOrder', key: 'k', shown: 'K', words: 'Previous order', group: 'Orders' },
  {
    action: 'takeNext',
    key: 'g',
    shown: 'G',
    words: 'Get the next order that nobody is on',
    group: 'Orders',
  },
  { action: 'approve', key: 'a', shown: 'A', words: 'Approve, or go to what blocks', group: 'Orders' },
  { action: 'approve', key: 'ctrl+enter', shown: 'Ctrl Enter', words: 'The same', group: 'Orders' },
  { action: 'reject', key: 'x', shown: 'X', words: 'Reject, with a reason', group: 'Orders' },
  { action: 'setAside', key: 'o', shown: 'O', words: 'Not an order: put the message aside', group: 'Orders' },
  { action: 'undo', key: 'z', shown: 'Z', words: 'Take the last approval back', group: 'Orders' },
  {
    action: 'joinCustomer',
    key: 'm',
    shown: 'M',
    words: 'The sender is the likeliest customer: join them',
    group: 'Orders',
  },
  { action: 'write', key: 'w', shown: 'W', words: 'Write to the customer', group: 'Orders' },
  { action: 'reply', key: 'r', shown: 'R', words: 'Write a canned reply', group: 'Orders' },
  {
    action: 'readBack',
    key: 'b',
    shown: 'B',
    words: 'Read the order back to the customer',
    group: 'Orders',
  },
  { action: 'split', key: 's', shown: 'S', words: 'Split lines to another location', group: 'Orders' },
  {
    action: 'head',
    key: 'd',
    shown: 'D',
    words: 'Change delivery, place, PO or note',
    group: 'Orders',
  },
  { action: 'pickSlip', key: 'p', shown: 'P', words: 'Pick slip', group: 'Orders' },
  { action: 'nextLine', key: 'arrowdown', shown: '↓', words: 'Next line', group: 'Lines' },
  { action: 'previousLine', key: 'arrowup', shown: '↑', words: 'Previous line', group: 'Lines' },
  {
    action: 'confirm',
    key: 'enter',
    shown: 'Enter',
    words: 'Confirm the line, go to the next to check',
    group: 'Lines',
  },
  {
    action: 'nextToCheck',
    key: 'n',
    shown: 'N',
    words: 'Next line, part of the delivery, or words left out, that need a look',
    group: 'Lines',
  },
  { action: 'search', key: '/', shown: '/', words: 'Search products for the line', group: 'Lines' },
  { action: 'quantity', key: 'q', shown: 'Q', words: 'Change the quantity', group: 'Lines' },
  {
    action: 'teachCustomer',
    key: 't',
    shown: 'T',
    words: 'Teach the phrase for this customer',
    group: 'Lines',
  },
  {
    action: 'teachEveryone',
    key: 'shift+t',
    shown: '⇧T',
    words: 'Teach the phrase for everyone',
    group: 'Lines',
  },
  { action: 'takeProposal', key: 'y', shown: 'Y', words: 'Take what a reply asks for', group: 'Lines' },
  { action: 'refuseProposal', key: 'u', shown: 'U', words: 'Refuse what a reply asks for', group: 'Lines' },
  { action: 'ask', key: 'c', shown: 'C', words: 'Ask the customer about the line', group: 'Lines' },
  { action: 'addLine', key: '+', shown: '+', words: 'Add a line', group: 'Lines' },
  { action: 'removeLine', key: 'delete', shown: 'Del', words: 'Remove the line', group: 'Lines' },
  { action: 'playPause', key: ' ', shown: 'Space', words: 'Play or pause the recording', group: 'Recording' },
  { action: 'back', key: '[', shown: '[', words: '3 seconds back', group: 'Recording' },
  { action: 'forward', key: ']', shown: ']', words: '3 seconds forward', group: 'Recording' },
  { action: 'help', key: '?', shown: '?', words: 'All keys', group: 'On every page' },
  { action: 'palette', key: 'ctrl+k', shown: 'Ctrl K', words: 'Go to anything', group: 'On every page' },
] as const;

export type ReviewAction = (typeof reviewKeys)[number]['action'] | 'takeCandidate';

export interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  repeat: boolean;
}

export interface Command {
  action: ReviewAction;
  /** For `takeCandidate`: which, from 0. */
  index: number;
}

/** What the commands do; each is given its index and when it was pressed, by the page's clock, in ms. */
export type ReviewHandlers = Partial<Record<ReviewAction, (index: number, pressedAt: number) => void>>;

/** Held down, these go on; everything else happens once per press. */
const repeatable: readonly ReviewAction[] = [
  'nextOrder',
  'previousOrder',
  'nextLine',
  'previousLine',
  'back',
  'forward',
];

/** What a key press asks for; undefined when nothing. `singles` says whether keys without Ctrl count. */
export function commandOf(press: PressedKey, { singles }: { singles: boolean }): Command | undefined {
  const withCtrl = press.ctrlKey || press.metaKey;
  if (press.altKey || (!withCtrl && !singles)) return undefined;
  if (!withCtrl && /^[1-5]$/.test(press.key)) {
    return press.repeat ? undefined : { action: 'takeCandidate', index: Number(press.key) - 1 };
  }
  const found = reviewKeys.find(({ key }) => key === nameOf(press));
  if (!found || (press.repeat && !repeatable.includes(found.action))) return undefined;
  return { action: found.action, index: 0 };
}

/** Shift counts for letters only: on some keyboards `?` and `/` need it, on others not. */
function nameOf({ key, ctrlKey, metaKey, shiftKey }: PressedKey): string {
  const name = key.toLowerCase();
  if (ctrlKey || metaKey) return `ctrl+${name}`;
  return shiftKey && name === 't' ? 'shift+t' : name;
}

/** What the handlers of a page do, as the palette lists it. */
export function pageActionsOf(handlers: ReviewHandlers): PageAction[] {
  return reviewKeys.flatMap(({ action, words, shown, key }) => {
    const handle = handlers[action];
    // Approving has two keys and one line.
    if (!handle || key === 'ctrl+enter') return [];
    return [{ id: action, words, shown, run: () => handle(0, performance.now()) }];
  });
}

/** The key to show on a button. */
export function shownKey(action: ReviewAction): string {
  return reviewKeys.find((entry) => entry.action === action)?.shown ?? '';
}
