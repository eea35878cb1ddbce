import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import type { PickSlip } from '@/lib/orders/pick-slip-answers';
import type { Words } from '@/lib/words/words';

/** What the customer says of the order as a whole: when, where to, under which number, and what to mind. */
export function PickSlipDelivery({ head, formats }: { head: PickSlip['head']; formats: Formats }) {
  const t = useTranslations('pickSlips');
  const day = head.requestedDate === null ? '' : formats.date(head.requestedDate);
  const when = [head.notBefore && day ? t('fromDay', { day }) : day, hoursOf(head, t)]
    .filter(Boolean)
    .join(', ');
  const place = [head.branchCode, head.shipTo, head.address].filter(Boolean).join(', ');
  const contact = [head.contactName, head.contactPhone].filter(Boolean).join(' ');
  const isCollected = head.delivery === 'COLLECT';
  const rows = [
    [t(isCollected ? 'collect' : 'deliver'), when || (isCollected ? t('yes') : '')],
    [t('shipTo'), place],
    [t('po'), head.poNumber ?? ''],
    [t('contact'), contact],
    [t('note'), head.instructions ?? ''],
  ].filter(([, value]) => value !== '');
  if (rows.length === 0 && !head.urgent) return null;
  return (
    <div className="mt-1 border-y border-black py-1 text-sm">
      {head.urgent ? <p className="font-bold">{t('urgent')}</p> : null}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}:</dt>
            <dd dir="auto" className="font-semibold break-words whitespace-pre-line">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** `08:00–12:00`, `from 08:00`, `until 12:00`; empty when no hours are said. */
function hoursOf({ windowFrom, windowTo }: PickSlip['head'], t: Words<'pickSlips'>): string {
  if (windowFrom !== null && windowTo !== null) return `${windowFrom}–${windowTo}`;
  if (windowFrom !== null) return t('windowFrom', { time: windowFrom });
  return windowTo === null ? '' : t('windowUntil', { time: windowTo });
}
