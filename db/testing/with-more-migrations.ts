import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrationsFolder } from '@/db/migrate';

/** Calls `work` with the migrations of a later release: this one's, and a file for each of `texts` behind them. */
export async function withMoreMigrations<T>(
  texts: readonly string[],
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'order-intake-later-'));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    const file = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8'));
    for (const [index, text] of texts.entries()) {
      const { when, idx, ...last } = journal.entries.at(-1);
      const tag = `9${index}_later`;
      await writeFile(join(folder, `${tag}.sql`), text);
      journal.entries.push({ ...last, idx: idx + 1, when: when + 1, tag });
    }
    await writeFile(file, JSON.stringify(journal));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
