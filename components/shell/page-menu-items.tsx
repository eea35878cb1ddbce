'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Menu, MenuItem } from '@/components/ui/menu';
import { useDesk } from './desk-context';
import type { FetchedMenuProps } from './late-menu';
import { pagesFor } from './pages';
import { WaitingCount } from './waiting-count';

export default function PageMenuItems(menu: FetchedMenuProps) {
  const t = useTranslations('shell');
  const pages = pagesFor(useDesk().role);
  const router = useRouter();
  return (
    <Menu {...menu}>
      {pages.map(({ href, key, icon: Icon }) => (
        <MenuItem key={href} onSelect={() => router.push(href)}>
          <Icon aria-hidden />
          {t(`page_${key}`)}
          <WaitingCount href={href} />
        </MenuItem>
      ))}
    </Menu>
  );
}
