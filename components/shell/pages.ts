import {
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
  label: string;
  icon: LucideIcon;
  managersOnly?: true;
}

const pages: readonly PageEntry[] = [
  { href: '/review', label: 'Review', icon: Inbox },
  { href: '/messages', label: 'Messages', icon: MessageSquareText },
  { href: '/orders', label: 'Orders', icon: ScrollText },
  { href: '/products', label: 'Products', icon: Package },
  { href: '/aliases', label: 'Aliases', icon: Tags },
  { href: '/customers', label: 'Customers', icon: Users },
  { href: '/simulator', label: 'Simulator', icon: MessagesSquare },
  { href: '/settings', label: 'Settings', icon: Settings, managersOnly: true },
];

/** The pages of someone's navigation, in its order. */
export function pagesFor(role: Role): readonly PageEntry[] {
  return pages.filter(({ managersOnly }) => !managersOnly || role === 'manager');
}

/** Whether a page's entry is the one to mark: `/orders/1` belongs to `/orders`. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
