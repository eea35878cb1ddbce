'use client';

import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { useDesk } from './desk-context';
import { LateMenu } from './late-menu';

const load = () => import('./user-menu-items');

/** Tenant and person, and behind them the menu of what is theirs. */
export function UserMenu() {
  return <LateMenu button={UserButton} load={load} />;
}

function UserButton(props: ComponentProps<'button'>) {
  const { tenantName, userName } = useDesk();
  return (
    <Button tone="quiet" className="max-w-full min-w-0" {...props}>
      <span className="hidden truncate sm:max-md:inline xl:inline">{tenantName}</span>
      <span aria-hidden className="hidden text-edge-strong sm:max-md:inline xl:inline">
        ·
      </span>
      <span className="truncate font-medium text-ink">{userName}</span>
      <ChevronDown aria-hidden />
    </Button>
  );
}
