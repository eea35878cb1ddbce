import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';

/** Says of a customer that nobody is left behind the orders. */
export function ErasedNote({ at, formats }: { at: string; formats: Formats }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Badge>Erased on {formats.day(at)}</Badge>
      <span className="text-soft">
        Who they were and what they wrote is gone; the figures of their orders stay.
      </span>
    </span>
  );
}
