import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import { FilterChip } from '@/components/shell/list-filters';
import type { OrderChannel } from '@/lib/orders/channels';
import type { CorrectionCause } from '@/lib/orders/correction-causes';

interface Wanted {
  approvedFrom?: string | undefined;
  approvedTo?: string | undefined;
  touched?: boolean | undefined;
  corrected?: CorrectionCause | undefined;
  correctedFrom?: string | undefined;
  correctedTo?: string | undefined;
  channel?: OrderChannel | undefined;
}

const approvedDays = { within: 'approvedWithin', from: 'approvedFrom', to: 'approvedTo' } as const;
const correctedDays = { within: 'correctedWithin', from: 'correctedFrom', to: 'correctedTo' } as const;
type DayWords = typeof approvedDays | typeof correctedDays;

/** Of which approvals and corrections a list is, as the insights have set it; each can be taken away. */
export function ApprovalChips({ wanted, formats }: { wanted: Wanted; formats: Formats }) {
  const t = useTranslations('orderPages');
  const tInsights = useTranslations('insights');
  const { touched, corrected, channel } = wanted;
  const sayDays = (from: string | undefined, to: string | undefined, ways: DayWords) => {
    if (from && to) return t(ways.within, { from: formats.date(from), to: formats.date(to) });
    if (from) return t(ways.from, { day: formats.date(from) });
    return to && t(ways.to, { day: formats.date(to) });
  };
  const chips = [
    {
      name: ['approvedFrom', 'approvedTo'],
      words: sayDays(wanted.approvedFrom, wanted.approvedTo, approvedDays),
    },
    { name: 'touched', words: touched === undefined ? '' : t(touched ? 'linesEdited' : 'noLineEdited') },
    {
      name: ['correctedFrom', 'correctedTo'],
      words: sayDays(wanted.correctedFrom, wanted.correctedTo, correctedDays),
    },
    {
      name: 'corrected',
      words: corrected && t('correctedAs', { cause: tInsights(`cause_${corrected}`) }),
    },
    { name: 'channel', words: channel && t('cameBy', { channel: tInsights(`channel_${channel}`) }) },
  ];
  return chips.map(({ name, words }) =>
    words ? <FilterChip key={[name].flat().join()} name={name} words={words} /> : null,
  );
}
