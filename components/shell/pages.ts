import { Inbox, type LucideIcon, MessagesSquare, Package, ScrollText, Users } from 'lucide-react';

/** The pages of the navigation, in its order. */
export const pages: readonly { href: string; label: string; icon: LucideIcon }[] = [
  { href: '/review', label: 'Review', icon: Inbox },
  { href: '/orders', label: 'Orders', icon: ScrollText },
  { href: '/products', label: 'Products', icon: Package },
  { href: '/customers', label: 'Customers', icon: Users },
  { href: '/simulator', label: 'Simulator', icon: MessagesSquare },
];

/** Whether a page's entry is the one to mark: `/orders/1` belongs to `/orders`. */
export function isCurrent(href: string, pathname: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
