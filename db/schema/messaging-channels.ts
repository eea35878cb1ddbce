import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { tenantId } from './tenants';

/** A phone number id of the messaging platform and the tenant whose number it is. */
export const messagingChannels = pgTable('messaging_channels', {
  tenantId: tenantId(),
  id: uuid('id').primaryKey().defaultRandom(),
  phoneNumberId: text('phone_number_id').notNull().unique(),
  accessTokenSealed: text('access_token_sealed'),
  /** What its deliveries are signed with; null: with the service's own, MESSAGING_APP_SECRET. */
  appSecretSealed: text('app_secret_sealed'),
  /** For the platform's handshake, beside MESSAGING_VERIFY_TOKEN. */
  verifyTokenSealed: text('verify_token_sealed'),
  createdAt: createdAt(),
});
