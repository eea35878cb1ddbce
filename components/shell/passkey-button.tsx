import { KeyRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
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
  const t = useTranslations('signIn');
  if (usePasskeySupport(origin) !== 'yes') return null;
  return (
    <Button size="large" disabled={disabled} onClick={onClick}>
      <KeyRound aria-hidden />
      {t('passkey')}
    </Button>
  );
}
