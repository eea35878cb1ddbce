import { type MouseEvent, useEffect, useRef } from 'react';
import { isSecondClick } from '@/components/ui/is-second-click';

/**
 * Drops the second half of a double click whose first half was meant for the order before: however late it comes, on
 * a slow machine too, nobody has looked at this one yet. Gives the handler for the capture phase.
 */
export function useStrayClicks(): (event: MouseEvent) => void {
  const hasBegunHere = useRef(false);
  useEffect(() => {
    // Each time that the order is shown, also once it has been left.
    hasBegunHere.current = false;
  }, []);
  return (event) => {
    if (!isSecondClick(event)) hasBegunHere.current = true;
    else if (!hasBegunHere.current) event.stopPropagation();
  };
}
