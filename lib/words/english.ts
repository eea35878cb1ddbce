import { account } from './en/account';
import { shell } from './en/shell';
import { signIn } from './en/sign-in';
import { status } from './en/status';
import { ui } from './en/ui';

/** What every other language has as well; keys and arguments are checked against it. */
export const english = { account, shell, signIn, status, ui } as const;

export type English = typeof english;
