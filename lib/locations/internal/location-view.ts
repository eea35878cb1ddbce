import type { locations } from '@/db/schema/locations';
import type { Location } from '../contract';

/** A location's row as the API shows it; `defaultId` is where new orders are picked. */
export function viewLocation(
  { tenantId: _, createdAt, archivedAt, ...row }: typeof locations.$inferSelect,
  defaultId: string | null,
): Location {
  return {
    ...row,
    isDefault: row.id === defaultId,
    archivedAt: archivedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
