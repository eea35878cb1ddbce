import { account } from './af/account';
import { shell } from './af/shell';
import { signIn } from './af/sign-in';
import { status } from './af/status';
import { ui } from './af/ui';
import type { Translation } from './words';

export const afrikaans: Translation = { account, shell, signIn, status, ui };
