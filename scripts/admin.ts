import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { closeConnections } from '@/db/close-connections';
import { removeSecondFactor } from '@/lib/auth/remove-second-factor';
import { resetPin } from '@/lib/auth/reset-pin';
import { AppError } from '@/lib/errors';
import { importTargets } from '@/lib/imports/import-status';
import { createTenant, tenantSlug } from '@/lib/tenancy/create-tenant';
import { changeKey } from './admin/change-key';
import { checkAudit } from './admin/check-audit';
import { choosePin } from './admin/choose-pin';
import { importFile } from './admin/import-file';
import { usage } from './admin/usage';
import { openForRestore, restoreFrom, saveTo } from './backup/admin-commands';
import { takeOver } from './backup/take-over';
import { type AdminDatabase, openAdminDatabase } from './launch/open-admin-database';
import { reportFault } from './launch/report';
import { openForImport, putIn, takeOut } from './tenant/admin-commands';

/** What was typed cannot be understood; the usage is shown. */
class UsageError extends Error {}

/** What is done once the arguments are understood; most of it on an open database. */
interface Command {
  open?: () => Promise<AdminDatabase>;
  work: (database: AdminDatabase) => Promise<string>;
}

function refuseArguments(args: string[]): void {
  if (args.length > 0) throw new UsageError('This command takes no arguments.');
}

/** Each command takes the arguments behind its name and returns how to do it: nothing is opened for a typing error. */
const commands: Record<string, (args: string[]) => Command> = {
  import: (args) => {
    const { values, positionals } = parse(
      args,
      {
        ...{ tenant: { type: 'string' }, target: { type: 'string' } },
        ...{ store: { type: 'boolean' }, 'leave-out-rejected': { type: 'boolean' } },
      },
      true,
    );
    const target = importTargets.find((one) => one === values.target);
    if (typeof values.tenant !== 'string') throw new UsageError('--tenant is missing.');
    if (!target) throw new UsageError(`--target is one of ${importTargets.join(', ')}.`);
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new UsageError('Name one file.');
    const asked = { tenant: values.tenant, target, file: resolve(file) };
    const how = {
      isStored: values.store === true,
      leaveOutRejected: values['leave-out-rejected'] === true,
    };
    return { work: () => importFile({ ...asked, ...how }) };
  },
  backup: (args) => {
    const file = readFileName(args);
    return { work: (database) => saveTo(file, database) };
  },
  restore: (args) => {
    const file = readFileName(args);
    return { open: () => openForRestore(file), work: (database) => restoreFrom(file, database) };
  },
  'take-over': (args) => {
    refuseArguments(args);
    return { work: ({ ownerUrl }) => takeOver(ownerUrl) };
  },
  'export-tenant': (args) => {
    const [slug, folder, ...others] = parse(args, {}).positionals;
    if (slug === undefined || folder === undefined || others.length > 0)
      throw new UsageError('Name one tenant and one folder.');
    return { work: (database) => takeOut({ slug, folder: resolve(folder) }, database) };
  },
  'import-tenant': (args) => {
    const { values, positionals } = parse(args, { slug: { type: 'string' } }, true);
    const [folder, ...others] = positionals;
    if (folder === undefined || others.length > 0) throw new UsageError('Name one folder.');
    const slug = tenantSlug.optional().safeParse(values.slug);
    if (!slug.success) throw new UsageError(`--slug: ${slug.error.issues[0]?.message}`);
    const asked = { folder: resolve(folder), slug: slug.data };
    return { open: () => openForImport(asked.folder), work: (database) => putIn(asked, database) };
  },
  'rotate-key': (args) => {
    refuseArguments(args);
    return changeKey();
  },
  'verify-audit': (args) => {
    refuseArguments(args);
    return { work: checkAudit };
  },
  'create-tenant': (args) => {
    const { given, pin } = readOptions(args, [
      'slug',
      'name',
      'manager',
      'manager-name',
      'country',
      'currency',
      'locale',
      'time-zone',
    ]);
    const slug = given('slug');
    const username = given('manager');
    const tenant = {
      slug,
      name: given('name'),
      manager: { username, name: given('manager-name', username) },
      ...optional('country', given('country', '')),
      ...optional('currency', given('currency', '')),
      ...optional('locale', given('locale', '')),
      ...optional('timeZone', given('time-zone', '')),
    };
    const work = async () => {
      const chosen = await pin();
      const manager = { ...tenant.manager, pin: chosen.pin };
      const { tenantId } = await createTenant({ ...tenant, manager });
      return `The tenant ${slug} is made (${tenantId}); ${username} may sign in${chosen.told}.`;
    };
    return { work };
  },
  'reset-pin': (args) => {
    const { given, pin } = readOptions(args, ['tenant', 'user']);
    const account = { tenant: given('tenant'), username: given('user') };
    const work = async () => {
      const chosen = await pin();
      const { code } = await resetPin({ ...account, pin: chosen.pin });
      return [
        `${account.username} may sign in again${chosen.told}.`,
        `Should the name be held back, this in place of the PIN signs them in once, within the hour: ${code}`,
      ].join('\n');
    };
    return { work };
  },
  'remove-second-factor': (args) => {
    const { given } = readOptions(args, ['tenant', 'user']);
    const account = { tenant: given('tenant'), username: given('user') };
    const work = async () => {
      await removeSecondFactor(account);
      return `${account.username} signs in with the PIN alone, and may set up another second factor.`;
    };
    return { work };
  },
};

/** Readers of options by name, of which one that is asked for without a default is required, and of a new PIN. */
function readOptions(args: string[], names: string[]) {
  // Everybody on the machine can read a command line.
  if (args.some((arg) => /^--pin(=|$)/.test(arg))) {
    throw new UsageError('A PIN on the command line can be seen by others; use --pin-from-stdin.');
  }
  const texts = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  const { values } = parse(args, { ...texts, 'pin-from-stdin': { type: 'boolean' } });
  const given = (name: string, otherwise?: string): string => {
    const value = values[name] ?? otherwise;
    if (typeof value !== 'string') throw new UsageError(`--${name} is missing.`);
    return value;
  };
  return { given, pin: () => choosePin(values['pin-from-stdin'] === true) };
}

function readFileName(args: string[]): string {
  const [file, ...others] = parse(args, {}).positionals;
  if (file === undefined || others.length > 0) throw new UsageError('Name one file.');
  return resolve(file);
}

function parse(
  args: string[],
  options: Record<string, { type: 'string' | 'boolean' }>,
  allowPositionals = Object.keys(options).length === 0,
) {
  try {
    return parseArgs({ args, options, allowPositionals });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function optional<K extends string>(key: K, value: string): Partial<Record<K, string>> {
  const pair: Partial<Record<K, string>> = {};
  if (value !== '') pair[key] = value;
  return pair;
}

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) throw new UsageError(name ? `There is no command ${name}.` : 'Which command?');
  const { open = openAdminDatabase, work } = command(args);
  const database = await open();
  try {
    console.log(await work(database));
  } finally {
    await closeConnections();
    await database.close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
    else if (error instanceof AppError) {
      console.error(error.message);
      for (const fault of error.details?.errors ?? []) console.error(`  ${fault.path}: ${fault.message}`);
    } else reportFault(error);
    process.exit(1);
  },
);
