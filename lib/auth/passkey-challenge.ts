import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { usedChallenges } from '@/db/schema/used-challenges';
import { systemDb } from '@/db/system';
import { clock } from '../clock';
import { env } from '../env';

const randomLength = 32;
const momentLength = 8;
export const challengeMs = 5 * 60_000;

/** What a challenge is for: adding a passkey to one account out of one session, or signing in as whoever it may be. */
type ChallengePurpose = 'sign in' | { addTo: string; tenantId: string; sessionId: string | undefined };

/**
 * A challenge for a passkey to sign: random bytes, the moment when it is over, and a seal over both and the purpose. So
 * none is kept that nobody answers.
 */
export function makeChallenge(purpose: ChallengePurpose): Uint8Array<ArrayBuffer> {
  const until = Buffer.alloc(momentLength);
  until.writeBigUInt64BE(BigInt(clock.now().getTime() + challengeMs));
  const open = Buffer.concat([randomBytes(randomLength), until]);
  return Uint8Array.from(Buffer.concat([open, seal(open, purpose)]));
}

/** Whether it was made here for this purpose, and not longer ago than it holds. */
export function isOurs(challenge: string, purpose: ChallengePurpose): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const open = bytes.subarray(0, randomLength + momentLength);
  const own = seal(open, purpose);
  const given = bytes.subarray(open.length);
  if (given.length !== own.length || !timingSafeEqual(given, own)) return false;
  return Number(open.readBigUInt64BE(randomLength)) > clock.now().getTime();
}

/** Takes it as answered; false when it was before, however many answers come at once and to whichever process. */
export async function takeChallenge(challenge: string): Promise<boolean> {
  const hash = createHash('sha256').update(Buffer.from(challenge, 'base64url')).digest('hex');
  const taken = await systemDb()
    .insert(usedChallenges)
    .values({ hash, expiresAt: new Date(clock.now().getTime() + challengeMs) })
    .onConflictDoNothing()
    .returning({ hash: usedChallenges.hash });
  return taken.length > 0;
}

function seal(open: Uint8Array, purpose: ChallengePurpose): Buffer {
  const named =
    purpose === 'sign in' ? [purpose] : [purpose.tenantId, purpose.addTo, purpose.sessionId ?? ''];
  const key = createHash('sha256').update(`passkey challenge ${env().authSecret}`).digest();
  return createHmac('sha256', key).update(JSON.stringify(named)).update(open).digest();
}

const clientData = z.object({ challenge: z.string() });

/** The challenge that a verified answer was made for. */
export function challengeIn(clientDataJson: string): string {
  const text = Buffer.from(clientDataJson, 'base64url').toString('utf8');
  return clientData.parse(JSON.parse(text)).challenge;
}
