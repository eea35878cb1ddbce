import type { locations } from '@/db/schema/locations';
import type { Location } from '../contract';

/** A location's row as the API shows it. */
export function viewLocation({ tenantId: _, createdAt, ...row }: typeof locations.$inferSelect): Location {
  return { ...row, createdAt: createdAt.toISOString() };
}
