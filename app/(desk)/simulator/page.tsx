import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RoomWords } from '@/components/shell/room-words';
import { Simulator } from '@/components/simulator/simulator';
import { requirePageContext } from '@/lib/auth/page-context';
import { listCustomers } from '@/lib/customers/list-customers';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('simulator'))('title') };
}

export default async function SimulatorPage() {
  const ctx = await requirePageContext();
  const { customers } = await listCustomers(ctx, { limit: 200, offset: 0 });
  return (
    <RoomWords rooms={['reviewLines', 'simulator']}>
      <Simulator customers={customers} />
    </RoomWords>
  );
}
