import postgres from 'postgres';
import { EmbeddedPostgresError } from './embedded-postgres-error';

/**
 * Makes the owner role and its database unless they exist. The owner is no superuser, like the account a managed
 * PostgreSQL gives out; it may create roles and pass row-level security, which the migrations need.
 */
export async function prepareDatabase(superuserUrl: string, ownerPassword: string): Promise<void> {
  const sql = postgres(superuserUrl, { max: 1, onnotice: () => undefined });
  try {
    const [found] = await sql<[{ role: boolean; database: boolean }]>`
      select exists (select from pg_roles where rolname = 'order_intake_owner') as role,
             exists (select from pg_database where datname = 'order_intake') as database`;
    if (!found.role) {
      // A role's password cannot be a bound parameter; this one consists of base64url characters.
      await sql.unsafe(
        `create role order_intake_owner login createrole bypassrls nosuperuser password '${ownerPassword}'`,
      );
    }
    if (!found.database) await sql`create database order_intake owner order_intake_owner`;
  } catch (error) {
    if (!(error instanceof postgres.PostgresError) || error.code !== '28P01') throw error;
    throw new EmbeddedPostgresError(
      'The password in postgres.json is not that of the database beside it: restore the file that belongs to it.',
    );
  } finally {
    await sql.end({ timeout: 1 });
  }
}
