import { demoPeople } from '@/db/seed/demo/insert-tenant';
import { verifyPin } from '@/lib/auth/pin';
import { openAsOwner } from '../backup/open-as-owner';

/**
 * What whoever starts the service is to know of the installation: how to sign in where it runs a database of its own, and
 * that a restored copy keeps quiet.
 */
export async function tellAboutInstallation(
  ownerUrl: string,
  { embedded }: { embedded: boolean },
): Promise<string[]> {
  const sql = openAsOwner(ownerUrl);
  try {
    const [copy] = await sql<{ madeAt: Date }[]>`
      select made_at as "madeAt" from restored_copies where taken_over_at is null`;
    const people = embedded
      ? await sql<{ username: string; pinHash: string }[]>`
          select username, pin_hash as "pinHash" from users join tenants on tenants.id = users.tenant_id
          where slug = 'demo' and disabled_at is null`
      : [];
    const signIn = embedded ? [await tellSignIn(people)] : [];
    return copy ? [...tellQuiet(copy.madeAt), ...signIn] : signIn;
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** The demo's people came with PINs that everybody knows; a tenant that was imported, and one that is used, has others. */
async function tellSignIn(people: readonly { username: string; pinHash: string }[]): Promise<string> {
  const known = await Promise.all(
    Object.entries(demoPeople).map(async ([username, { pin }]) => {
      const person = people.find((one) => one.username === username);
      return person && (await verifyPin(person.pinHash, pin)) ? `as ${username} with PIN ${pin}` : undefined;
    }),
  );
  const told = known.filter((each) => each !== undefined);
  return told.length > 0
    ? `Sign in to the tenant demo ${told.join(', or ')}.`
    : 'Sign in with a PIN of this installation; npm run admin -- reset-pin gives somebody a new one.';
}

function tellQuiet(madeAt: Date): string[] {
  return [
    `THIS IS A RESTORED COPY of ${madeAt.toISOString()}: nothing is sent to customers, webhooks or the ERP.`,
    'Should it take the place of the installation that was lost: npm run admin -- take-over',
  ];
}
