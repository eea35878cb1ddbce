import postgres from 'postgres';
import { clientOptions } from '@/db/client';

/** One connection as the schema's owner. */
export function openAsOwner(ownerUrl: string): postgres.Sql {
  return postgres(ownerUrl, { ...clientOptions, max: 1 });
}
