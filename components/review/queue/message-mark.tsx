import {
  Ban,
  CircleHelp,
  ClipboardList,
  ClipboardPlus,
  Frown,
  type LucideIcon,
  MessageSquare,
  PencilLine,
} from 'lucide-react';
import { kindWords } from '@/components/orders/order-words';
import { Badge, type Tone } from '@/components/ui/badge';
import type { MessageKind } from '@/lib/conversation/kind';
import type { ListedOrder } from '@/lib/orders/answers';
import type { OrderTaskKind } from '@/lib/orders/order-task';

interface Mark {
  icon: LucideIcon;
  words: string;
  /** Absent for what needs no word of warning. */
  tone?: Tone;
}

const taskMarks: Record<OrderTaskKind, Mark> = {
  MESSAGE_CHANGED: { icon: PencilLine, words: 'Message changed', tone: 'warn' },
  MESSAGE_DELETED: { icon: Ban, words: 'Message deleted', tone: 'warn' },
  CHANGE_ASKED: { icon: PencilLine, words: 'Change asked', tone: 'warn' },
  CANCELLATION_ASKED: { icon: Ban, words: 'Cancellation asked', tone: 'warn' },
  WHICH_ORDER: { icon: Ban, words: 'Cancellation asked', tone: 'warn' },
};

const kindIcons: Partial<Record<MessageKind, LucideIcon>> = {
  ORDER: ClipboardList,
  REPETITION: ClipboardList,
  ADDITION: ClipboardPlus,
  CHANGE: PencilLine,
  REMOVAL: PencilLine,
  CANCELLATION: Ban,
  QUOTE_REQUEST: CircleHelp,
  QUESTION: CircleHelp,
  STATUS_QUESTION: CircleHelp,
  COMPLAINT: Frown,
};

/** What the customer's last message about an order is: what it leaves for a person stands before what it began as. */
export function markOf({ tasks, proposals, kind }: Pick<ListedOrder, 'tasks' | 'proposals' | 'kind'>): Mark {
  const [task] = tasks;
  if (task) return taskMarks[task.kind];
  if (proposals.length > 0) return { icon: PencilLine, words: 'Change asked', tone: 'info' };
  if (kind === null || kind === 'ORDER') return { icon: ClipboardList, words: 'Order' };
  return { icon: kindIcons[kind] ?? MessageSquare, words: kindWords[kind], tone: 'info' };
}

export function MessageMark({ order }: { order: ListedOrder }) {
  const { icon: Icon, words, tone } = markOf(order);
  if (tone) {
    return (
      <Badge tone={tone}>
        <Icon aria-hidden />
        {words}
      </Badge>
    );
  }
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden className="size-3.5" />
      {words}
    </span>
  );
}
