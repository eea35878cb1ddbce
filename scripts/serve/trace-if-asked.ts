import { openTracing } from '@/lib/tracing/open-tracing';

/** Sends traces where OpenTelemetry's own variables say; otherwise nothing of it is even loaded. The answer ends it. */
export async function traceIfAsked(
  part: 'service' | 'functions',
): Promise<(() => Promise<void>) | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: all, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = process.env;
  const isOff = process.env.OTEL_SDK_DISABLED?.toLowerCase() === 'true';
  return !isOff && (all || traces) ? openTracing(part) : undefined;
}
