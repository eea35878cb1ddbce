/** An answer of the executor's own HTTP server. */
export type Reply = { status: number; body: Record<string, unknown> };

/** A refusal in the form the SDK reads: it goes by the status in the body. */
export function refuse(status: number, error: string): Reply {
  return { status, body: { error, status } };
}
