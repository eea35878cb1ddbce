import { isNotNull, or } from 'drizzle-orm';
import { messagingChannels } from '@/db/schema/messaging-channels';
import { systemDb } from '@/db/system';
import { clock } from '../clock';
import { env } from '../env';
import { logger } from '../logger';
import { columnPlace } from '../secret-places';
import { secretBox } from '../secrets';

/** What a number's deliveries are signed with, and what its platform says at the handshake. */
interface ChannelSecrets {
  /** Null: the number has one that cannot be read, so that nothing is right. */
  appSecret: string | null | undefined;
  verifyToken: string | null | undefined;
}

/** By phone number id; numbers that go by the service's own secrets are not in it. */
export type SecretsByNumber = ReadonlyMap<string, ChannelSecrets>;

const keptForMs = 1000;
interface Reading {
  at: number;
  secrets: Promise<SecretsByNumber>;
}
// The program and the pages are bundled apart: what one of them saves, the other is not to go on with.
const holder = globalThis as typeof globalThis & { orderIntakeChannelSecrets?: Reading | undefined };

/**
 * The numbers that have secrets of their own, at most a second old: whoever sends us rubbish costs no query, and no
 * delivery waits for one that was made a moment ago.
 */
export function channelSecrets(): Promise<SecretsByNumber> {
  const now = clock.now().getTime();
  const kept = holder.orderIntakeChannelSecrets;
  if (kept && Math.abs(now - kept.at) <= keptForMs) return kept.secrets;
  const secrets = readSecrets();
  const reading = { at: now, secrets };
  holder.orderIntakeChannelSecrets = reading;
  secrets.catch(() => {
    if (holder.orderIntakeChannelSecrets === reading) forgetChannelSecrets();
  });
  return secrets;
}

/** For what was just saved; other processes see it within a second. */
export function forgetChannelSecrets(): void {
  holder.orderIntakeChannelSecrets = undefined;
}

async function readSecrets(): Promise<SecretsByNumber> {
  const { appSecretSealed, verifyTokenSealed } = messagingChannels;
  const rows = await systemDb()
    .select()
    .from(messagingChannels)
    .where(or(isNotNull(appSecretSealed), isNotNull(verifyTokenSealed)));
  const box = secretBox(env().encryptionKey);
  return new Map(
    rows.map((row) => {
      const open = (column: 'app_secret_sealed' | 'verify_token_sealed', sealed: string | null) => {
        if (sealed === null) return undefined;
        try {
          return box.open(sealed, columnPlace('messaging_channels', column, row));
        } catch (error) {
          logger().error({ err: error, channelId: row.id }, 'a number’s own secret cannot be read');
          return null;
        }
      };
      const secrets = {
        appSecret: open('app_secret_sealed', row.appSecretSealed),
        verifyToken: open('verify_token_sealed', row.verifyTokenSealed),
      };
      return [row.phoneNumberId, secrets];
    }),
  );
}
