import { AsyncLocalStorage } from 'node:async_hooks';
import { DiagLogLevel, diag, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Tracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | undefined;
  }
}

type Settings = Pick<
  Config,
  'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG' | 'OTEL_BSP_SCHEDULE_DELAY'
>;

/** Much longer than any of ours: a statement with hundreds of values is told by its beginning. */
const STATEMENT_MAX = 2000;

/**
 * Sends traces to an OpenTelemetry collector, in batches and beside the requests: a collector that does not answer
 * costs spans and nothing else. A span names the route by its pattern, the request by its id and a statement by the
 * program's own text: no address as it was asked, no value, no message of an error, for any of them may hold what
 * people typed.
 */
export function startTracing(endpoint: string, settings: Settings, log: Logger): Tracing {
  const say = (level: 'error' | 'warn') => (message: string) => log[level]({ reason: message }, 'traces');
  const silent = () => undefined;
  diag.setLogger(
    { error: say('error'), warn: say('warn'), info: silent, debug: silent, verbose: silent },
    DiagLogLevel.WARN,
  );
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.OTEL_SERVICE_NAME }),
    sampler: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: settings.OTEL_BSP_SCHEDULE_DELAY })],
  });
  const tracer = provider.getTracer('oasis');
  const current = new AsyncLocalStorage<Span>();

  return {
    followRequests(app: FastifyInstance) {
      app.decorateRequest('span', undefined);
      app.addHook('onRequest', (request, reply, done) => {
        const { routeOptions, method } = request;
        if (routeOptions.config.isOpen) return done();
        const route = request.is404 ? 'page' : (routeOptions.url ?? 'page');
        const attributes = { 'http.request.method': method, 'http.route': route, 'oasis.request_id': request.id };
        request.span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
        // No answer arrives where the caller hung up, and nothing else tells of it.
        reply.raw.once('close', () => {
          if (!reply.raw.writableFinished) request.span?.setAttribute('error.type', 'aborted').end();
        });
        current.run(request.span, done);
      });
      // Whoever reads the body comes back by way of the socket, which knows no request.
      app.addHook('preValidation', (request, _reply, done) => {
        if (request.span) current.run(request.span, done);
        else done();
      });
      app.addHook('onResponse', async ({ span }, reply) => {
        span?.setAttribute('http.response.status_code', reply.statusCode);
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
      });
    },

    async statement(text, run) {
      const parent = current.getStore();
      if (!parent?.isRecording()) return run();
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, STATEMENT_MAX) };
      const name = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, trace.setSpan(ROOT_CONTEXT, parent));
      try {
        return await run();
      } catch (error) {
        span.setAttribute('error.type', codeOf(error)).setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },

    async close() {
      await provider.shutdown();
      diag.disable();
    },
  };
}

/** SQLSTATE, or the kind of error. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}
