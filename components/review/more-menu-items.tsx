'use client';

import { Printer, Split } from 'lucide-react';
import type { FetchedMenuProps } from '@/components/shell/late-menu';
import { Menu, MenuItem } from '@/components/ui/menu';
import { maySplit, pickSlipOf } from './order-actions';
import { useReview } from './review-context';

export default function MoreMenuItems(menu: FetchedMenuProps) {
  const { order, show } = useReview();
  return (
    <Menu {...menu}>
      <MenuItem onSelect={() => void window.open(pickSlipOf(order), '_blank', 'noopener')}>
        <Printer aria-hidden />
        Pick slip
      </MenuItem>
      {maySplit(order) ? (
        <MenuItem onSelect={() => show('split')}>
          <Split aria-hidden />
          Split lines off
        </MenuItem>
      ) : null}
    </Menu>
  );
}
