import { dayWords, windowOf } from '@/lib/delivery-words';
import type { PickSlip } from '@/lib/orders/pick-slip-answers';

/** What the customer says of the order as a whole: when, where to, under which number, and what to mind. */
export function PickSlipDelivery({ head }: { head: PickSlip['head'] }) {
  const day = head.requestedDate === null ? '' : dayWords(head.requestedDate);
  const when = [head.notBefore && day ? `from ${day}` : day, windowOf(head)].filter(Boolean).join(', ');
  const place = [head.branchCode, head.shipTo, head.address].filter(Boolean).join(', ');
  const contact = [head.contactName, head.contactPhone].filter(Boolean).join(' ');
  const rows = [
    [head.delivery === 'COLLECT' ? 'Collect' : 'Deliver', when || (head.delivery === 'COLLECT' ? 'yes' : '')],
    ['To', place],
    ['PO', head.poNumber ?? ''],
    ['Contact', contact],
    ['Note', head.instructions ?? ''],
  ].filter(([, value]) => value !== '');
  if (rows.length === 0 && !head.urgent) return null;
  return (
    <div className="mt-1 border-y border-black py-1 text-sm">
      {head.urgent ? <p className="font-bold">URGENT</p> : null}
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
