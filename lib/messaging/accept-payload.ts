import { createHash } from 'node:crypto';
import { AppError } from '../errors';
import { logger } from '../logger';
import { channelSecrets, type SecretsByNumber } from './channel-secrets';
import { type InboxRow, storeMessages } from './internal/store-messages';
import { parsePayload } from './parse-payload';
import { toStorableJson } from './to-storable-json';
import { verifySignature } from './verify-signature';

/**
 * Takes one delivery of the messaging platform: verifies the signature over the raw bytes, stores every message in
 * it together with the work it owes, in one statement at most, and is done. A message already stored for its number is not stored again;
 * what verifies but is not understood is kept too. A number that has a secret of its own takes only what is signed with
 * that, and whoever has it speaks for that number alone: the rest of the delivery is left out. Throws `invalid_signature`.
 */
export async function acceptPayload(input: {
  rawBody: Uint8Array;
  signature: string | null;
  /** The service's own. Undefined: none is configured, so only numbers with a secret of their own are verified. */
  appSecret: string | undefined;
}): Promise<void> {
  const { rawBody, signature, appSecret } = input;
  const fits = (secret: string) => verifySignature(rawBody, signature, secret);
  const isOurs = appSecret === undefined || fits(appSecret);
  const own = await channelSecrets();
  // Whose secret may have signed is only known from a body that nobody has vouched for yet.
  if (!isOurs && own.size === 0) throw invalidSignature();
  const rows = inboxRows(Buffer.from(rawBody).toString('utf8'));
  const vouched =
    own.size === 0 ? rows : vouchedFor(rows, { own, isOurs, fits, mostTried: mostSecretsFor(rawBody) });
  if (vouched.length < rows.length) {
    if (vouched.length === 0) throw invalidSignature();
    logger().warn(
      { leftOut: rows.length - vouched.length },
      'a delivery named numbers that its signature does not speak for; they were left out',
    );
  }
  await storeMessages(vouched);
}

interface Voucher {
  own: SecretsByNumber;
  /** The service's own secret fits, or there is none. */
  isOurs: boolean;
  fits: (secret: string) => boolean;
  mostTried: number;
}

/**
 * The rows of numbers whose own secret fits or, of all others, the service's. What names no number is nobody's, and
 * kept when anybody's secret fits. Each secret is tried once.
 */
function vouchedFor(rows: InboxRow[], { own, isOurs, fits, mostTried }: Voucher): InboxRow[] {
  const tried = new Map<string, boolean>();
  const isRight = (secret: string | null | undefined) => {
    if (secret == null) return false;
    const known = tried.get(secret);
    if (known !== undefined) return known;
    const right = tried.size < mostTried && fits(secret);
    tried.set(secret, right);
    return right;
  };
  const isVouched = (phoneNumberId: string | null) => {
    if (phoneNumberId === null) {
      return isOurs || [...own.values()].some(({ appSecret }) => isRight(appSecret));
    }
    const secret = own.get(phoneNumberId)?.appSecret;
    return secret === undefined ? isOurs : isRight(secret);
  };
  return rows.filter(({ phoneNumberId }) => isVouched(phoneNumberId));
}

/** Nobody gets us to hash for long by naming many numbers: 16 MB in all, or one secret. */
function mostSecretsFor({ length }: Uint8Array): number {
  return Math.max(1, Math.min(200, Math.floor(16_000_000 / (length + 1))));
}

function invalidSignature(): AppError {
  return new AppError('invalid_signature', 'X-Hub-Signature-256 is missing or does not match the body.');
}

function inboxRows(text: string): InboxRow[] {
  const payload = readJson(text);
  const { items, understood } = parsePayload(payload);
  const rows: InboxRow[] = items.map(({ dedupeKey, phoneNumberId, kind, ...payload }) => ({
    dedupeKey,
    phoneNumberId,
    kind,
    platformMessageId: payload.platformMessageId,
    sentAt: payload.timestamp,
    payload,
  }));
  if (understood) return rows;
  logger().warn(
    { bytes: text.length },
    'a delivery of the messaging platform was not wholly understood; it is kept',
  );
  const digest = createHash('sha256').update(text).digest('hex');
  const whole = {
    dedupeKey: `payload:${digest}`,
    phoneNumberId: null,
    kind: 'not_understood',
    platformMessageId: null,
    sentAt: null,
    // Wrapped, because a payload that is nothing but `null` would be no value for the column.
    payload: { received: toStorableJson(payload) },
  };
  return [...rows, whole];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { unreadable: text };
  }
}
