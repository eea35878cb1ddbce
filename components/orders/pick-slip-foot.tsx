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
  const cases = slip.lines.reduce((sum, line) => sum + pickOf(line).cases, 0);
  const units = slip.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <footer data-part="foot" className="pt-3">
      <p className="flex flex-wrap gap-x-6 font-semibold">
        <span>Lines: {slip.lines.length}</span>
        <span>Units: {formats.quantity(units)}</span>
        <span>Cases: {formats.quantity(cases)}</span>
      </p>
      {slip.omittedLines > 0 ? (
        <p className="pt-1 font-semibold">
          {slip.omittedLines === 1 ? '1 line has' : `${slip.omittedLines} lines have`} no product yet and{' '}
          {slip.omittedLines === 1 ? 'is' : 'are'} not on this slip.
        </p>
      ) : null}
      {slip.lines.some((line) => line.isZeroRated) ? <p className="pt-1">Z: zero-rated for VAT.</p> : null}
      <div className={narrow ? 'grid gap-6 pt-8' : 'grid grid-cols-3 gap-8 pt-14'}>
        {['Picked by', 'Checked by', 'Received by'].map((role) => (
          <p key={role} className="border-t border-black pt-1">
            {role}
          </p>
        ))}
      </div>
      <p className="pt-4 text-xs">
        Printed {printing.at} by {printing.by}
      </p>
    </footer>
  );
}
