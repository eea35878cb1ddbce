import { account } from './pt/account';
import { shell } from './pt/shell';
import { signIn } from './pt/sign-in';
import { status } from './pt/status';
import { ui } from './pt/ui';
import type { Translation } from './words';

export const portuguese: Translation = { account, shell, signIn, status, ui };
