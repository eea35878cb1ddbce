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
  logger: ExecutorLogger;
};

/**
 * Takes an app's functions in the place of those it had; refuses all of them, with every reason, when one uses a feature
 * that is not implemented. Calls go to the address the executor was told, never to the one in the registration: anyone who
 * can reach the app can make it register, under whatever host name the request gives it.
 */
export function acceptRegistration({ registry, expected, logger }: RegistrationDesk, body: unknown): Reply {
  const parsed = registrationSchema.safeParse(body);
  if (!parsed.success) return refuse(400, 'The registration is not understood.');
  const { appName, deployId, functions } = parsed.data;

  const asked = deployId === undefined ? undefined : expected.get(deployId);
  const link = asked?.link ?? registry.linkOf(appName);
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
  return { status: 200, body: { ok: true, modified: true, status: 200 } };
}
