import { useTranslations } from 'next-intl';
import type { Formats } from '@/components/shell/formats';
import type { PickSlip } from '@/lib/orders/pick-slip-answers';
import { pickOf } from './pack';

/** What a slip says beside its order. */
export interface Printing {
  by: string;
  /** In the tenant's words. */
  at: string;
}

/** What was to be picked in all, what was left out, and who signs for it. */
export function PickSlipFoot({
  slip,
  narrow,
  printing,
  formats,
}: {
  slip: PickSlip;
  narrow: boolean;
  printing: Printing;
  formats: Formats;
}) {
  const t = useTranslations('pickSlips');
  const cases = slip.lines.reduce((sum, line) => sum + pickOf(line).cases, 0);
  const units = slip.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <footer data-part="foot" className="pt-3">
      <p className="flex flex-wrap gap-x-6 font-semibold">
        <span>{t('lines', { count: String(slip.lines.length) })}</span>
        <span>{t('units', { count: formats.quantity(units) })}</span>
        <span>{t('cases', { count: formats.quantity(cases) })}</span>
      </p>
      {slip.omittedLines > 0 ? (
        <p className="pt-1 font-semibold">{t('omitted', { count: slip.omittedLines })}</p>
      ) : null}
      {slip.lines.some((line) => line.isZeroRated) ? <p className="pt-1">{t('zeroRated')}</p> : null}
      <div className={narrow ? 'grid gap-6 pt-8' : 'grid grid-cols-3 gap-8 pt-14'}>
        {(['picked', 'checked', 'received'] as const).map((role) => (
          <p key={role} className="border-t border-black pt-1">
            {t(`by_${role}`)}
          </p>
        ))}
      </div>
      <p className="pt-4 text-xs">{t('printed', { time: printing.at, name: printing.by })}</p>
    </footer>
  );
}
