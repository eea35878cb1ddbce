import type { AppLink } from './app-link';
import type { ExecutorLogger } from './logger';
import { registrationSchema } from './protocol';
import { readFunction } from './read-function';
import type { Registry } from './registry';
import type { Reply } from './reply';
import { refuse } from './reply';

/** Registrations the executor has asked an app for and that have not come in yet, by the id the app passes on. */
export type ExpectedRegistrations = Map<string, { link: AppLink; onRegistered: () => void }>;

type RegistrationDesk = {
  registry: Registry;
  expected: ExpectedRegistrations;
  /** For a server that any app of the key may register with: how the address that it names is reached. */
  linkTo?: ((appUrl: string) => AppLink) | undefined;
  logger: ExecutorLogger;
};

/**
 * Takes an app's functions in the place of those it had; refuses all of them, with every reason, when one uses a feature
 * that is not implemented. Calls go to the address the executor was told, not to the one in the registration: anyone who
 * can reach the app can make it register, under whatever host name the request gives it. A server of many apps believes it.
 */
export function acceptRegistration(
  { registry, expected, linkTo, logger }: RegistrationDesk,
  body: unknown,
): Reply {
  const parsed = registrationSchema.safeParse(body);
  if (!parsed.success) return refuse(400, 'The registration is not understood.');
  const { appName, deployId, url, functions } = parsed.data;

  const asked = deployId === undefined ? undefined : expected.get(deployId);
  const named = linkTo && url !== undefined && URL.canParse(url) ? linkTo(new URL(url).origin) : undefined;
  const former = registry.linkOf(appName);
  const link = asked?.link ?? named ?? former;
  if (!link) return refuse(400, `The executor does not know where to reach the app "${appName}".`);

  const read = functions.map(readFunction);
  const faults = read.flatMap((one) => one.faults);
  if (faults.length > 0) {
    logger.error({ appName, faults }, 'a registration was refused');
    return refuse(400, faults.join(' '));
  }
  const known = read.flatMap(({ fn }) => fn ?? []);
  registry.replace(appName, { link, functions: known });
  asked?.onRegistered();
  logger.info(
    { appName, appUrl: link.appUrl, functions: known.map((fn) => fn.id) },
    'an app registered its functions',
  );
  return { status: 200, body: { ok: true, modified: link !== former, status: 200 } };
}
