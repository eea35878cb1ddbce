/** Next bundles this module once more, beside the process that hosts it; both must know the same. */
const holder = globalThis as typeof globalThis & { orderIntakeDatabaseFull?: boolean };

/** PostgreSQL's `disk_full`. */
export const diskFullCode = '53100';

/** Whether the database has refused to write for want of room, and nothing has shown since that it does again. */
export function isDatabaseFull(): boolean {
  return holder.orderIntakeDatabaseFull ?? false;
}

/** Told by whoever meets that refusal, and by whoever has tried anew. */
export function setDatabaseFull(isFull: boolean): void {
  holder.orderIntakeDatabaseFull = isFull;
}
