import { SettingsSection } from '@/components/settings/settings-section';
import { ChangePin } from './change-pin';

/** What everybody who has a row here signs in with; there is nothing to know of it but that it can be changed. */
export function OwnPin() {
  return (
    <SettingsSection
      title="PIN"
      intro="Change it when somebody else may know it, or when a manager has given it to you."
      actions={<ChangePin />}
    />
  );
}
