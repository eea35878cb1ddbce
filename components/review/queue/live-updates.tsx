'use client';

import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { refreshOrders } from '../use-order';
import { followChanges } from './follow-changes';
import { LiveContext } from './live-context';

/** Keeps queue and open order up to date by what the service tells, for as long as the page is looked at. */
export function LiveUpdates({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(
    () => followChanges({ onLive: setLive, onChange: (orderIds) => refreshOrders(client, orderIds) }),
    [client],
  );
  return <LiveContext value={isLive}>{children}</LiveContext>;
}
