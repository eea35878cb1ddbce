import { useTranslations } from 'next-intl';
import { useHotkeys } from 'react-hotkeys-hook';
import { usePageActions } from '@/components/shell/page-actions';
import { commandOf, pageActionsOf, type ReviewHandlers } from './keys';
import { useSingleKeys } from './use-single-keys';

/** Binds keys of the workbench; each of its parts binds those it handles. Inside fields, menus and dialogs every key keeps its usual meaning. */
export function useReviewKeys(handlers: ReviewHandlers): void {
  const t = useTranslations('keys');
  const [singles] = useSingleKeys();
  usePageActions(() => pageActionsOf(handlers, t));
  useHotkeys('*', (event) => {
    if (event.defaultPrevented || belongsElsewhere(event)) return;
    const command = commandOf(event, { singles });
    const handle = command && handlers[command.action];
    if (!handle) return;
    event.preventDefault();
    handle(command.index, event.timeStamp);
  });
}

function belongsElsewhere({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="menu"]') !== null) return true;
  if ((key !== 'Enter' && key !== ' ') || ctrlKey || metaKey || !(target instanceof Element)) return false;
  // Enter and Space press the button that has the focus, unless it is a line's, where they mean the line.
  return target.closest('a, button, summary') !== null && target.closest('[data-review-line]') === null;
}
