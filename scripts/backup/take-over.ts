import { openAsOwner } from './open-as-owner';

/**
 * Has a restored copy do what it owes, as the installation that works from now on; returns what the operator reads. The
 * service may run, and goes on within a second.
 */
export async function takeOver(ownerUrl: string): Promise<string> {
  const sql = openAsOwner(ownerUrl);
  try {
    const [copy] = await sql<{ madeAt: Date }[]>`
      update restored_copies set taken_over_at = now() where taken_over_at is null returning made_at as "madeAt"`;
    if (!copy) return 'This installation is no restored copy that keeps quiet: nothing was changed.';
    return `The copy of ${copy.madeAt.toISOString()} takes over: orders go to the ERP, which is asked first for those of before, and messages and webhooks go out.`;
  } finally {
    await sql.end({ timeout: 1 });
  }
}
