'use client';

import { MessageSquareOff, MessageSquareReply, Printer, Split } from 'lucide-react';
import type { FetchedMenuProps } from '@/components/shell/late-menu';
import { Menu, MenuItem } from '@/components/ui/menu';
import { mayMove } from '@/lib/orders/status';
import { useReview } from '../review-context';
import { mayReadBack, maySplit, pickSlipOf } from './order-actions';

export default function MoreMenuItems(menu: FetchedMenuProps) {
  const { order, show, setAside } = useReview();
  return (
    <Menu {...menu}>
      <MenuItem onSelect={() => void window.open(pickSlipOf(order), '_blank', 'noopener')}>
        <Printer aria-hidden />
        Pick slip
      </MenuItem>
      {mayMove(order.status, 'setAside') ? (
        <MenuItem onSelect={setAside}>
          <MessageSquareOff aria-hidden />
          Not an order
        </MenuItem>
      ) : null}
      {mayReadBack(order) ? (
        <MenuItem onSelect={() => show('readBack')}>
          <MessageSquareReply aria-hidden />
          Read back to the customer
        </MenuItem>
      ) : null}
      {maySplit(order) ? (
        <MenuItem onSelect={() => show('split')}>
          <Split aria-hidden />
          Split lines off
        </MenuItem>
      ) : null}
    </Menu>
  );
}
