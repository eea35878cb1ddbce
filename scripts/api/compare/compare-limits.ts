import type { Change, Kind, Writer } from './shape';

const upper = ['maxLength', 'maxItems', 'maximum', 'exclusiveMaximum'] as const;
const lower = ['minLength', 'minItems', 'minimum', 'exclusiveMinimum'] as const;

/** What has become stricter of what is sent to us; of what we send, only another format is another thing. */
export function compareLimits(old: Kind, now: Kind, where: string, writer: Writer): Change[] {
  const change = (what: string): Change => ({ where, what, breaks: true });
  if (writer === 'service')
    return old.format !== undefined && old.format !== now.format
      ? [change(`is no longer of the format ${old.format}`)]
      : [];
  const limits = [
    ...upper.map((name) => [name, (now[name] ?? Infinity) < (old[name] ?? Infinity)] as const),
    ...lower.map((name) => [name, (now[name] ?? -Infinity) > (old[name] ?? -Infinity)] as const),
  ];
  const said = (value: unknown) => (value === undefined ? 'none' : String(value));
  return [
    ...limits
      .filter(([, isStricter]) => isStricter)
      .map(([name]) => change(`${name} was ${said(old[name])} and is ${said(now[name])}`)),
    ...(['pattern', 'format'] as const)
      .filter((name) => now[name] !== undefined && now[name] !== old[name])
      .map((name) => change(`${name} was ${said(old[name])} and is ${said(now[name])}`)),
  ];
}
