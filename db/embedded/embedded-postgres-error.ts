/** A fault of the embedded database that the person starting the product can act on: its message is one full line. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
}
