import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { FilterChip } from '@/components/shell/list-filters';
import type { OrderChannel } from '@/lib/orders/channels';

/** Of which approvals a list is, as the insights have set it; each can be taken away. */
export function ApprovalChips({
  wanted: { approvedFrom: from, approvedTo: to, touched, channel },
  formats,
}: {
  wanted: {
    approvedFrom?: string | undefined;
    approvedTo?: string | undefined;
    touched?: boolean | undefined;
    channel?: OrderChannel | undefined;
  };
  formats: Formats;
}) {
  const t = useTranslations('orderPages');
  const tInsights = useTranslations('insights');
  const days =
    from && to
      ? t('approvedWithin', { from: formats.date(from), to: formats.date(to) })
      : from
        ? t('approvedFrom', { day: formats.date(from) })
        : to && t('approvedTo', { day: formats.date(to) });
  return (
    <>
      {days ? <FilterChip name={['approvedFrom', 'approvedTo']} words={days} /> : null}
      {touched === undefined ? null : (
        <FilterChip name="touched" words={t(touched ? 'linesEdited' : 'noLineEdited')} />
      )}
      {channel ? (
        <FilterChip name="channel" words={t('cameBy', { channel: tInsights(`channel_${channel}`) })} />
      ) : null}
    </>
  );
}
