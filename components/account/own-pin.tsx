import { useTranslations } from 'next-intl';
import { SettingsSection } from '@/components/settings/settings-section';
import { ChangePin } from './change-pin';

/** What everybody who has a row here signs in with; there is nothing to know of it but that it can be changed. */
export function OwnPin() {
  const t = useTranslations('account');
  return <SettingsSection title={t('pin')} intro={t('pinIntro')} actions={<ChangePin />} />;
}
