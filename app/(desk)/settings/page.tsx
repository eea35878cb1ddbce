import { redirect } from 'next/navigation';
import { managerContext } from './manager-context';

export default async function SettingsPage() {
  if (await managerContext()) redirect('/settings/tenant');
  return null;
}
