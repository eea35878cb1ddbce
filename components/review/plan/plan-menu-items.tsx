'use client';

import { useQuery } from '@tanstack/react-query';
import { AlarmClock, AlarmClockOff, User, UserCheck, UserX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDesk, useFormats, useNow } from '@/components/shell/desk-context';
import type { FetchedMenuProps } from '@/components/shell/late-menu';
import { Menu, MenuItem, MenuNote, MenuRule } from '@/components/ui/menu';
import { callApi } from '@/lib/api/call-api';
import type { ListedOrder } from '@/lib/orders/answers';
import { snoozeTimes } from './snooze-times';
import type { usePlan } from './use-plan';

type Planned = Pick<ListedOrder, 'id' | 'assignee' | 'snoozedUntil' | 'status'>;

/** Who is to see to orders, and until when they are put off. */
export function PlanMenu({
  orders,
  plan,
  ...menu
}: FetchedMenuProps & { orders: readonly Planned[]; plan: ReturnType<typeof usePlan>['plan'] }) {
  const t = useTranslations('review');
  const { timeZone } = useDesk();
  const formats = useFormats();
  const now = useNow();
  const { data } = useQuery({
    queryKey: ['assignees'],
    queryFn: ({ signal }) => callApi('GET /api/orders/assignees', { signal }),
    staleTime: 5 * 60_000,
  });
  const ids = orders.map(({ id }) => id);
  const others = data?.assignees.filter(({ yours }) => !yours) ?? [];
  const assign = (assignee: string | null, words: string) => plan(ids, { kind: 'assign', assignee, words });
  const snooze = (until: Date | null, words: string) => plan(ids, { kind: 'snooze', until, words });
  return (
    <Menu {...menu}>
      <MenuNote>{t('assignTo')}</MenuNote>
      <MenuItem onSelect={() => assign('me', t('assignedToYou'))}>
        <UserCheck aria-hidden />
        {t('me')}
      </MenuItem>
      {others.map(({ id, name }) => (
        <MenuItem key={id} onSelect={() => assign(id, t('assignedToName', { name }))}>
          <User aria-hidden />
          <bdi className="max-w-64 truncate">{name}</bdi>
        </MenuItem>
      ))}
      {orders.some(({ assignee }) => assignee !== null) ? (
        <MenuItem onSelect={() => assign(null, t('assignedToNobody'))}>
          <UserX aria-hidden />
          {t('nobody')}
        </MenuItem>
      ) : null}
      {orders.every(({ status }) => status === 'PENDING_REVIEW') ? (
        <>
          <MenuRule />
          <MenuNote>{t('putOff')}</MenuNote>
          {snoozeTimes(now, timeZone).map(({ name, until }) => (
            <MenuItem
              key={name}
              onSelect={() =>
                snooze(until, t('putOffDone', { time: formats.about(until.toISOString(), now) }))
              }
            >
              <AlarmClock aria-hidden />
              {t(`snooze_${name}`)}
            </MenuItem>
          ))}
          {orders.some(({ snoozedUntil }) => snoozedUntil !== null) ? (
            <MenuItem onSelect={() => snooze(null, t('backInQueue'))}>
              <AlarmClockOff aria-hidden />
              {t('bringBack')}
            </MenuItem>
          ) : null}
        </>
      ) : null}
    </Menu>
  );
}
