'use client';

import { MessageSquareOff, MessageSquareReply, Printer, Split } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { FetchedMenuProps } from '@/components/shell/late-menu';
import { Menu, MenuItem } from '@/components/ui/menu';
import { mayMove } from '@/lib/orders/status';
import { useReview } from '../review-context';
import { mayReadBack, maySplit, pickSlipOf } from './order-actions';

export default function MoreMenuItems(menu: FetchedMenuProps) {
  const t = useTranslations('reviewVerdicts');
  const { order, show, setAside } = useReview();
  return (
    <Menu {...menu}>
      <MenuItem onSelect={() => void window.open(pickSlipOf(order), '_blank', 'noopener')}>
        <Printer aria-hidden />
        {t('pickSlip')}
      </MenuItem>
      {mayMove(order.status, 'setAside') ? (
        <MenuItem onSelect={setAside}>
          <MessageSquareOff aria-hidden />
          {t('notAnOrder')}
        </MenuItem>
      ) : null}
      {mayReadBack(order) ? (
        <MenuItem onSelect={() => show('readBack')}>
          <MessageSquareReply aria-hidden />
          {t('readBackToCustomer')}
        </MenuItem>
      ) : null}
      {maySplit(order) ? (
        <MenuItem onSelect={() => show('split')}>
          <Split aria-hidden />
          {t('splitLinesOff')}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
