/** A piece of work that a trace shows by itself. */
export interface SpanWanted {
  name: string;
  /** How it stands to what is outside this process; within it unless given. */
  kind?: 'server' | 'consumer' | 'client';
  /** The trace that it goes on with, as `traceparent` of the W3C; the one under way unless given. */
  parent?: string | null | undefined;
  attributes?: Record<string, string | number | undefined>;
}

export interface Tracing {
  traced<T>(span: SpanWanted, work: () => Promise<T>): Promise<T>;
  /** Runs work as a part of another trace. */
  within<T>(parent: string, work: () => Promise<T>): Promise<T>;
  /** The `traceparent` of what is under way. */
  current(): string | undefined;
}

// Of the process, for the pages and the service around them are bundled apart.
const place = Symbol.for('order-intake.tracing');
const holder = globalThis as { [place]?: Tracing | undefined };

/** From now on work is traced; undefined ends that. */
export function setTracing(tracing: Tracing | undefined): void {
  holder[place] = tracing;
}

/** Runs work, as a span where the process traces; otherwise it costs nothing. */
export function traced<T>(span: SpanWanted, work: () => Promise<T>): Promise<T> {
  return holder[place]?.traced(span, work) ?? work();
}

/** Runs work as a part of a trace of before, such as the one in which an order came. */
export function withinTrace<T>(parent: string | null, work: () => Promise<T>): Promise<T> {
  return (parent === null ? undefined : holder[place]?.within(parent, work)) ?? work();
}

/** The trace under way, as owed work carries it along. */
export const currentTrace = (): string | undefined => holder[place]?.current();
