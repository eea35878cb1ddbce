import {
  ChartColumn,
  Inbox,
  type LucideIcon,
  MessageSquareText,
  MessagesSquare,
  Package,
  ScrollText,
  Settings,
  Tags,
  Users,
} from 'lucide-react';
import type { Role } from '@/lib/permissions';

interface PageEntry {
  href: string;
  /** Of its words, as `page_review`. */
  key:
    | 'review'
    | 'messages'
    | 'orders'
    | 'products'
    | 'aliases'
    | 'customers'
    | 'insights'
    | 'simulator'
    | 'settings';
  icon: LucideIcon;
  managersOnly?: true;
}

const pages: readonly PageEntry[] = [
  { href: '/review', key: 'review', icon: Inbox },
  { href: '/messages', key: 'messages', icon: MessageSquareText },
  { href: '/orders', key: 'orders', icon: ScrollText },
  { href: '/products', key: 'products', icon: Package },
  { href: '/aliases', key: 'aliases', icon: Tags },
  { href: '/customers', key: 'customers', icon: Users },
  { href: '/insights', key: 'insights', icon: ChartColumn, managersOnly: true },
  { href: '/simulator', key: 'simulator', icon: MessagesSquare },
  { href: '/settings', key: 'settings', icon: Settings, managersOnly: true },
];

/** The pages of someone's navigation, in its order. */
export function pagesFor(role: Role): readonly PageEntry[] {
  return pages.filter(({ managersOnly }) => !managersOnly || role === 'manager');
}

/** Pages that have no entry of their own, with the one that they belong to. */
const belongsTo: Readonly<Record<string, string>> = {
  '/catalogue-health': '/products',
  '/pick-slips': '/orders',
};

/** Whether a page's entry is the one to mark: `/orders/1` belongs to `/orders`. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`) || belongsTo[pathname] === href;
}
