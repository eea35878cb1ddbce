import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import type { PickSlip } from '@/lib/orders/pick-slip-answers';
import { PickSlipDelivery } from './pick-slip-delivery';

/** Stands at the top of each page. */
export function PickSlipHead({
  slip,
  narrow,
  qrCode,
  formats,
}: {
  slip: PickSlip;
  narrow: boolean;
  qrCode: string;
  formats: Formats;
}) {
  const t = useTranslations('pickSlips');
  return (
    <>
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <p className={narrow ? 'text-xs' : 'text-sm'}>{slip.distributorName}</p>
          <p
            className={`font-mono leading-tight font-bold break-words ${narrow ? 'text-xl' : 'text-[28px]'}`}
          >
            {slip.erpSalesOrderId || t('notInErp')}
          </p>
          <p className={`font-semibold break-words ${narrow ? '' : 'pt-1 text-lg'}`}>{slip.customerName}</p>
          <p>
            {slip.customerPhone}
            {slip.locationName ? (
              <span className="block">{t('pickAt', { name: slip.locationName })}</span>
            ) : null}
          </p>
        </div>
        {/* biome-ignore lint/performance/noImgElement: an SVG in the page needs no optimising. */}
        <img
          src={qrCode}
          alt={t('codeOf', { id: slip.orderId })}
          className={`shrink-0 ${narrow ? 'size-[18mm]' : 'size-[26mm]'}`}
        />
      </div>
      <PickSlipDelivery head={slip.head} formats={formats} />
    </>
  );
}
