import type { Metadata } from 'next';
import { SetUpList } from '@/components/settings/set-up-list';
import { SettingsSection } from '@/components/settings/settings-section';
import { getSetUp } from '@/lib/settings/get-set-up';
import { managerContext } from '../manager-context';

export const metadata: Metadata = { title: 'Set-up' };

export default async function SetUpPage() {
  const ctx = await managerContext();
  if (!ctx) return null;
  return (
    <SettingsSection
      title="Set-up"
      intro="From an empty company to the first approved order. What is done is found by itself."
    >
      <SetUpList setUp={await getSetUp(ctx)} />
    </SettingsSection>
  );
}
