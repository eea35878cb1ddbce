import postgres from 'postgres';
import { inject } from 'vitest';
import { restrictedUrls } from '@/db/migrate';
import { testEnvironment } from './test-environment';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { superuserUrl: string; ownerUrl: string };
  }
}

const slot = `test_${process.env.VITEST_POOL_ID ?? '0'}`;

/**
 * The database of this test file, as its owner, who passes row-level security: for a test that must see or arrange
 * what the service itself may not.
 */
export function ownerUrl(): string {
  const url = new URL(inject('testDatabase').ownerUrl);
  url.pathname = slot;
  return url.toString();
}

/** Gives this test file a migrated database without a row and returns how the service's environment names it. */
export async function createTestDatabase(): Promise<Record<string, string>> {
  const sql = postgres(inject('testDatabase').superuserUrl, { max: 1, onnotice: () => undefined });
  try {
    // The file that ran in this slot before may still be closing its connections.
    await sql.unsafe(`drop database if exists ${slot} with (force)`);
    await sql.unsafe(`create database ${slot} template order_intake owner order_intake_owner`);
  } finally {
    await sql.end({ timeout: 1 });
  }
  const { appUrl, systemUrl } = restrictedUrls(ownerUrl(), testEnvironment.ENCRYPTION_KEY);
  return { ...testEnvironment, DATABASE_APP_URL: appUrl, DATABASE_SYSTEM_URL: systemUrl };
}
