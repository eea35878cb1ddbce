const quarterMs = 15 * 60_000;
const mostKept = 20_000;

/**
 * Gives moments as a clock on the wall of a time zone shows them, as milliseconds of a day that is taken for UTC. Zones
 * change by quarters of an hour at the least, so each quarter is asked for once: a million rows need few.
 */
export function zoneClock(timeZone: string): (moment: Date) => number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offsets = new Map<number, number>();
  return (moment) => {
    const quarter = Math.floor(moment.getTime() / quarterMs);
    let offset = offsets.get(quarter);
    if (offset === undefined) {
      offset = readOffset(format, moment);
      if (offsets.size >= mostKept) offsets.clear();
      offsets.set(quarter, offset);
    }
    return moment.getTime() + offset;
  };
}

/** From `GMT+02:00`; `GMT` alone is none. */
function readOffset(format: Intl.DateTimeFormat, moment: Date): number {
  const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours = '0', minutes = '0', seconds = '0'] =
    /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name) ?? [];
  const ms = (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000;
  return sign === '-' ? -ms : ms;
}
