import type { PageAction } from '@/components/shell/page-actions';
import type { Words } from '@/lib/words/words';

/** Everything the workbench does by key, in one place: what is bound, what the help says, what the buttons show. */
export const reviewKeys = [
  { action: 'nextOrder', key: 'j', shown: 'J', group: 'orders' },
  { action: 'previousOrder', key: 'k', shown: 'K', group: 'orders' },
  { action: 'takeNext', key: 'g', shown: 'G', group: 'orders' },
  { action: 'approve', key: 'a', shown: 'A', group: 'orders' },
  { action: 'approve', key: 'ctrl+enter', shown: 'Ctrl Enter', group: 'orders' },
  { action: 'reject', key: 'x', shown: 'X', group: 'orders' },
  { action: 'setAside', key: 'o', shown: 'O', group: 'orders' },
  { action: 'undo', key: 'z', shown: 'Z', group: 'orders' },
  { action: 'joinCustomer', key: 'm', shown: 'M', group: 'orders' },
  { action: 'write', key: 'w', shown: 'W', group: 'orders' },
  { action: 'reply', key: 'r', shown: 'R', group: 'orders' },
  { action: 'readBack', key: 'b', shown: 'B', group: 'orders' },
  { action: 'plan', key: 'h', shown: 'H', group: 'orders' },
  { action: 'split', key: 's', shown: 'S', group: 'orders' },
  { action: 'head', key: 'd', shown: 'D', group: 'orders' },
  { action: 'pickSlip', key: 'p', shown: 'P', group: 'orders' },
  { action: 'nextLine', key: 'arrowdown', shown: '↓', group: 'lines' },
  { action: 'previousLine', key: 'arrowup', shown: '↑', group: 'lines' },
  { action: 'confirm', key: 'enter', shown: 'Enter', group: 'lines' },
  { action: 'nextToCheck', key: 'n', shown: 'N', group: 'lines' },
  { action: 'onlyDoubts', key: 'v', shown: 'V', group: 'lines' },
  { action: 'search', key: '/', shown: '/', group: 'lines' },
  { action: 'quantity', key: 'q', shown: 'Q', group: 'lines' },
  { action: 'teachCustomer', key: 't', shown: 'T', group: 'lines' },
  { action: 'teachEveryone', key: 'shift+t', shown: '⇧T', group: 'lines' },
  { action: 'takeProposal', key: 'y', shown: 'Y', group: 'lines' },
  { action: 'refuseProposal', key: 'u', shown: 'U', group: 'lines' },
  { action: 'ask', key: 'c', shown: 'C', group: 'lines' },
  { action: 'addLine', key: '+', shown: '+', group: 'lines' },
  { action: 'removeLine', key: 'delete', shown: 'Del', group: 'lines' },
  { action: 'playPause', key: ' ', shown: 'Space', group: 'recording' },
  { action: 'back', key: '[', shown: '[', group: 'recording' },
  { action: 'forward', key: ']', shown: ']', group: 'recording' },
  { action: 'help', key: '?', shown: '?', group: 'desk' },
  { action: 'palette', key: 'ctrl+k', shown: 'Ctrl K', group: 'desk' },
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
export function pageActionsOf(handlers: ReviewHandlers, t: Words<'keys'>): PageAction[] {
  return reviewKeys.flatMap(({ action, shown, key }) => {
    const handle = handlers[action];
    // Approving has two keys and one line.
    if (!handle || key === 'ctrl+enter') return [];
    return [{ id: action, words: t(`key_${action}`), shown, run: () => handle(0, performance.now()) }];
  });
}

/** The key to show on a button. */
export function shownKey(action: ReviewAction): string {
  return reviewKeys.find((entry) => entry.action === action)?.shown ?? '';
}
