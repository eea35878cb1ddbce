import { useTranslations } from 'next-intl';
import { SettingsSection } from '@/components/settings/settings-section';
import type { Formats } from '@/components/shell/formats';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import type { SecondFactorState } from '@/lib/auth/factor-contract';
import { SetUpFactor } from './set-up-factor';
import { TurnOffFactor } from './turn-off-factor';

const fewCodes = 3;

/** Whether a code is asked for after the PIN, and how to change that. */
export function SecondFactor({
  factor,
  hasPasskey,
  formats,
}: {
  factor: SecondFactorState;
  hasPasskey: boolean;
  formats: Formats;
}) {
  const t = useTranslations('account');
  const { isPossible, isNeeded, since, recoveryCodesLeft } = factor;
  if (!isPossible) {
    return <SettingsSection title={t('factor')} intro={t('factorSingleSignOn')} />;
  }
  if (since === null) {
    return (
      <SettingsSection
        title={t('factor')}
        intro={t('factorIntro')}
        actions={<SetUpFactor isNeeded={isNeeded && !hasPasskey} />}
      >
        {isNeeded && !hasPasskey ? <Notice tone="warn">{t('factorNeeded')}</Notice> : null}
      </SettingsSection>
    );
  }
  const left = t('codesLeft', { count: recoveryCodesLeft });
  return (
    <SettingsSection
      title={
        <>
          {t('factor')} <Badge tone="good">{t('on')}</Badge>
        </>
      }
      intro={t('askedForCode', { day: formats.day(since), left })}
      actions={<TurnOffFactor isNeeded={isNeeded && !hasPasskey} />}
    >
      {recoveryCodesLeft <= fewCodes ? <Notice tone="warn">{t('codesTenNew', { left })}</Notice> : null}
    </SettingsSection>
  );
}
