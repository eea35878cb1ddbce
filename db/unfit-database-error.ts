/** A database that this release must not work on; the message says in one line why and what to do. Nothing was changed. */
export class UnfitDatabaseError extends Error {
  override name = 'UnfitDatabaseError';
}
