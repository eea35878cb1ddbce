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
import { useTranslations } from 'next-intl';
import { Badge, type Tone } from '@/components/ui/badge';
import type { MessageKind } from '@/lib/conversation/kind';
import type { ListedOrder } from '@/lib/orders/answers';
import type { OrderTaskKind } from '@/lib/orders/order-task';

interface Mark {
  icon: LucideIcon;
  /** Of its words. */
  key: `task_${OrderTaskKind}` | `kind_${MessageKind}`;
  /** Absent for what needs no word of warning. */
  tone?: Tone;
}

const taskIcons: Record<OrderTaskKind, LucideIcon> = {
  MESSAGE_CHANGED: PencilLine,
  MESSAGE_DELETED: Ban,
  CHANGE_ASKED: PencilLine,
  CANCELLATION_ASKED: Ban,
  WHICH_ORDER: Ban,
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
  if (task) return { icon: taskIcons[task.kind], key: `task_${task.kind}`, tone: 'warn' };
  if (proposals.length > 0) return { icon: PencilLine, key: 'task_CHANGE_ASKED', tone: 'info' };
  if (kind === null || kind === 'ORDER') return { icon: ClipboardList, key: 'kind_ORDER' };
  return { icon: kindIcons[kind] ?? MessageSquare, key: `kind_${kind}`, tone: 'info' };
}

export function MessageMark({ order }: { order: ListedOrder }) {
  const t = useTranslations('status');
  const { icon: Icon, key, tone } = markOf(order);
  if (tone) {
    return (
      <Badge tone={tone}>
        <Icon aria-hidden />
        {t(key)}
      </Badge>
    );
  }
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden className="size-3.5" />
      {t(key)}
    </span>
  );
}
