const unitMs: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
  d: 86_400_000,
  w: 604_800_000,
};

const timeString = /^(\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h|d|w))*$/;
const timeStringPart = /(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h|d|w)/g;

/**
 * Milliseconds from now until what a sleep names: a time string such as `1h30m` (Inngest SDK specification, 1.3.2; the SDK
 * writes no time at all as an empty string) or an ISO 8601 date. Undefined when it is neither.
 */
export function parseSleepMs(text: string, nowMs: number): number | undefined {
  if (!timeString.test(text)) return untilDateMs(text, nowMs);
  let total = 0;
  for (const [, amount, unit] of text.matchAll(timeStringPart)) {
    total += Number(amount) * (unitMs[unit ?? ''] ?? 0);
  }
  return total;
}

/** Milliseconds from now that a `Retry-After` header asks for: whole seconds, an HTTP date or an ISO 8601 date. */
export function parseRetryAfterMs(header: string, nowMs: number): number | undefined {
  return /^\d+$/.test(header) ? Number(header) * 1000 : untilDateMs(header, nowMs);
}

function untilDateMs(text: string, nowMs: number): number | undefined {
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - nowMs);
}
