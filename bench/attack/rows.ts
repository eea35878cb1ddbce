import type { Row } from './harness/finding';
import { authentication } from './rows/authentication';
import { browser } from './rows/browser';
import { contract } from './rows/contract';
import { forbiddenTargets } from './rows/forbidden-targets';
import { keys } from './rows/keys';
import { limits } from './rows/limits';
import { malformed } from './rows/malformed';
import { pin } from './rows/pin';
import { secrets } from './rows/secrets';
import { signatures } from './rows/signatures';
import { tenancy } from './rows/tenancy';
import { uploads } from './rows/uploads';

/** Every row, in the order in which they are played: the secrets last, which look at what all the others left behind. */
export const rows: readonly Row[] = [
  tenancy,
  authentication,
  keys,
  contract,
  malformed,
  signatures,
  forbiddenTargets,
  pin,
  uploads,
  limits,
  browser,
  secrets,
];
