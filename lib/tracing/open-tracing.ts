import type { Context } from '@opentelemetry/api';
import packageJson from '@/package.json';
import { type SpanWanted, setTracing } from './trace';

/**
 * Begins to send traces by OTLP over HTTP, to where the usual variables say (`OTEL_EXPORTER_OTLP_ENDPOINT` and others of the
 * OpenTelemetry specification). What does it is loaded only here. The answer ends it and sends what is left.
 */
export async function openTracing(part: 'service' | 'functions'): Promise<() => Promise<void>> {
  const [api, { BasicTracerProvider, BatchSpanProcessor }, { OTLPTraceExporter }, hooks, resources] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
    ]);
  const { name, version } = packageJson;
  const provider = new BasicTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': name, 'service.version': version }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] }))
      .merge(resources.resourceFromAttributes({ 'order_intake.part': part })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  api.context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer(name, version);
  const { SERVER: server, CONSUMER: consumer, CLIENT: client } = api.SpanKind;
  const kinds = { server, consumer, client };

  const inContext = (parent: string | null | undefined): Context => {
    const [, traceId, spanId, flags] =
      /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent ?? '') ?? [];
    if (!traceId || !spanId) return api.context.active();
    const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags ?? '0', 16), isRemote: true };
    return api.trace.setSpanContext(api.context.active(), spanContext);
  };
  setTracing({
    traced: ({ name: spanName, kind, parent, attributes = {} }: SpanWanted, work) => {
      const options = { attributes, kind: kind ? kinds[kind] : api.SpanKind.INTERNAL };
      return tracer.startActiveSpan(spanName, options, inContext(parent), async (span) => {
        try {
          return await work();
        } catch (error) {
          // Its name alone: what an error says may be customers' data.
          span.setStatus({
            code: api.SpanStatusCode.ERROR,
            message: error instanceof Error ? error.name : '',
          });
          throw error;
        } finally {
          span.end();
        }
      });
    },
    within: (parent, work) => api.context.with(inContext(parent), work),
    current: () => {
      const span = api.trace.getActiveSpan()?.spanContext();
      if (!span) return undefined;
      return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
    },
  });
  return async () => {
    setTracing(undefined);
    api.context.disable();
    await provider.shutdown();
  };
}
