import { KeyRound } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { usePasskeySupport } from './use-passkey-support';

/** Not there where the browser has no passkeys, or the service is looked at under another address than theirs. */
export function PasskeyButton({
  origin,
  disabled,
  onClick,
}: {
  origin: string;
  disabled: boolean;
  onClick: () => void;
}) {
  if (usePasskeySupport(origin) !== 'yes') return null;
  return (
    <Button size="large" disabled={disabled} onClick={onClick}>
      <KeyRound aria-hidden />
      Sign in with a passkey
    </Button>
  );
}
