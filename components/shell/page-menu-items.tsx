'use client';

import { useRouter } from 'next/navigation';
import { Menu, MenuItem } from '@/components/ui/menu';
import { useDesk } from './desk-context';
import type { FetchedMenuProps } from './late-menu';
import { pagesFor } from './pages';
import { WaitingCount } from './waiting-count';

export default function PageMenuItems(menu: FetchedMenuProps) {
  const pages = pagesFor(useDesk().role);
  const router = useRouter();
  return (
    <Menu {...menu}>
      {pages.map(({ href, label, icon: Icon }) => (
        <MenuItem key={href} onSelect={() => router.push(href)}>
          <Icon aria-hidden />
          {label}
          <WaitingCount href={href} />
        </MenuItem>
      ))}
    </Menu>
  );
}
