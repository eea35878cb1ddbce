import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { mine } from '@/db/mine';
import { idempotencyKeys } from '@/db/schema/idempotency-keys';
import { inTenant } from '@/db/tenant';
import { clock } from '../clock';
import type { Context } from '../context';
import { AppError } from '../errors';
import type { Endpoint } from './endpoint';

/** How long the first request may run before another with its key is let through; longer than any verb waits. */
const inFlightMs = 60_000;
const keptMs = 24 * 60 * 60_000;

interface Attempt {
  endpoint: Endpoint;
  request: Request;
  ctx: Context | null;
  bytes: Uint8Array;
}

interface StoredAnswer {
  headers: Record<string, string>;
  body: string;
}

/**
 * With an `Idempotency-Key`, a POST is carried out once: a repeat within 24 hours gets the stored answer.
 * Errors that leave nothing behind (4xx, 5xx) are not stored, so a corrected request may use the key again.
 * Throws `idempotency_key_reused` and `idempotency_in_flight`.
 */
export async function answerOnce(attempt: Attempt, work: () => Promise<Response>): Promise<Response> {
  const key = attempt.request.headers.get('idempotency-key');
  const { ctx, endpoint } = attempt;
  if (key === null || endpoint.method !== 'POST' || !ctx) return work();
  if (key.length === 0 || key.length > 255) {
    const message = 'An Idempotency-Key has 1 to 255 characters.';
    throw new AppError('invalid_input', message, {
      errors: [{ path: 'header.idempotency-key', code: 'invalid_format', message }],
    });
  }
  const slot = {
    scope: `${ctx.actor.kind}:${actorId(ctx)} ${new URL(attempt.request.url).pathname}`,
    key,
    bodyHash: hashBody(attempt.request, attempt.bytes),
  };
  const stored = await claim(ctx, slot);
  if (stored) return replay(stored);
  const response = await releasing(ctx, slot, work);
  const body = await response.clone().text();
  const answer = { headers: Object.fromEntries(response.headers), body };
  // Should this fail, the key stays taken for a minute: what was done must not be done again at once.
  await settle(ctx, slot, response.status, hasShown(endpoint.showsOnce, body) ? null : answer);
  return response;
}

function hasShown(secret: string | undefined, body: string): boolean {
  return secret !== undefined && Object.hasOwn(JSON.parse(body), secret);
}

/** Work that fails leaves nothing behind, so its key is free again. */
async function releasing(ctx: Context, slot: Slot, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    await release(ctx, slot);
    throw error;
  }
}

/** A form's boundary is made up anew for each attempt and says nothing; without it, the same form is the same body. */
function hashBody(request: Request, bytes: Uint8Array): string {
  const boundary = /boundary="?([^";]+)/i.exec(request.headers.get('content-type') ?? '')?.[1];
  const body =
    boundary === undefined ? bytes : Buffer.from(bytes).toString('latin1').replaceAll(boundary, '');
  return createHash('sha256').update(body).digest('hex');
}

interface Slot {
  scope: string;
  key: string;
  bodyHash: string;
}

interface Replayable {
  status: number;
  /** Null when the answer showed a secret, which is stored nowhere. */
  answer: StoredAnswer | null;
}

function replay({ status, answer }: Replayable): Response {
  if (!answer) {
    throw new AppError(
      'idempotency_key_reused',
      'This was done, and its answer held a secret that is shown only once.',
    );
  }
  const headers = { ...answer.headers, 'idempotency-replayed': 'true' };
  return new Response(answer.body || null, { status, headers });
}

/** Takes the key for this request, or gives the answer that its first request got. */
async function claim(ctx: Context, slot: Slot): Promise<Replayable | null> {
  const now = clock.now();
  const lockedUntil = new Date(now.getTime() + inFlightMs);
  return inTenant(ctx, async (tx) => {
    const fresh = {
      tenantId: ctx.tenantId,
      ...slot,
      lockedUntil,
      createdAt: now,
      status: null,
      answer: null,
    };
    const expired = or(
      lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMs)),
      and(isNull(idempotencyKeys.status), lt(idempotencyKeys.lockedUntil, now)),
    );
    const taken = await tx
      .insert(idempotencyKeys)
      .values(fresh)
      .onConflictDoUpdate({
        target: [idempotencyKeys.tenantId, idempotencyKeys.scope, idempotencyKeys.key],
        set: { bodyHash: sql`excluded.body_hash`, lockedUntil, createdAt: now, status: null, answer: null },
        ...(expired ? { setWhere: expired } : {}),
      })
      .returning({ key: idempotencyKeys.key });
    if (taken.length > 0) return null;

    const [first] = await tx.select().from(idempotencyKeys).where(inSlot(ctx, slot));
    if (first && first.bodyHash !== slot.bodyHash) {
      throw new AppError(
        'idempotency_key_reused',
        'This Idempotency-Key belongs to a request with another body.',
      );
    }
    if (!first || first.status === null) {
      throw new AppError(
        'idempotency_in_flight',
        'The first request with this Idempotency-Key is still running.',
        {
          retryAfterSeconds: 1,
        },
      );
    }
    return { status: first.status, answer: first.answer as StoredAnswer | null };
  });
}

function inSlot(ctx: Context, slot: Slot) {
  return and(
    mine(idempotencyKeys, ctx),
    eq(idempotencyKeys.scope, slot.scope),
    eq(idempotencyKeys.key, slot.key),
  );
}

async function settle(ctx: Context, slot: Slot, status: number, answer: StoredAnswer | null): Promise<void> {
  await inTenant(ctx, (tx) => tx.update(idempotencyKeys).set({ status, answer }).where(inSlot(ctx, slot)));
}

async function release(ctx: Context, slot: Slot): Promise<void> {
  await inTenant(ctx, (tx) =>
    tx.delete(idempotencyKeys).where(and(inSlot(ctx, slot), isNull(idempotencyKeys.status))),
  );
}

function actorId({ actor }: Context): string {
  return actor.kind === 'user' ? actor.userId : actor.kind === 'api_key' ? actor.apiKeyId : actor.kind;
}
