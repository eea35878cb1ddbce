import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import type { PartStatus } from '@/lib/health/part-status';
import { judgePart } from './judge-part';

const states = {
  good: { words: 'Works', tone: 'good', icon: CircleCheck },
  warn: { words: 'Look at it', tone: 'warn', icon: TriangleAlert },
  bad: { words: 'Not working', tone: 'bad', icon: CircleAlert },
} as const;

/** What the service relies on: each part's state in words, and what to do. */
export function HealthParts({ parts, formats }: { parts: readonly PartStatus[]; formats: Formats }) {
  return (
    <ul
      aria-label="Parts of the service"
      className="grid gap-px overflow-hidden rounded-lg border border-edge bg-edge shadow-sheet sm:grid-cols-2 lg:grid-cols-3"
    >
      {parts.map((status) => {
        const { title, state, words, todo } = judgePart(status, formats.moment);
        const { words: stateWords, tone, icon: Icon } = states[state];
        return (
          <li key={status.part} className="grid content-start gap-1 bg-paper p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-semibold">{title}</h3>
              <Badge tone={tone}>
                <Icon aria-hidden />
                {stateWords}
              </Badge>
            </div>
            <p className="break-words">{words}</p>
            {todo ? <p className="break-words text-soft">{todo}</p> : null}
          </li>
        );
      })}
    </ul>
  );
}
