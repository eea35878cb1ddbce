'use client';

import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Menu, MenuChoice, MenuChoices, MenuItem, MenuNote, MenuRule } from '@/components/ui/menu';
import { useDesk } from './desk-context';
import type { FetchedMenuProps } from './late-menu';
import { signOut } from './session-calls';
import { applyTheme, currentTheme, type Theme, themes } from './theme';

const themeWords: Record<Theme, string> = { system: 'As the device', light: 'Light', dark: 'Dark' };

async function leave(): Promise<void> {
  await signOut();
  window.location.assign('/sign-in');
}

/** Who is signed in, where; the theme; and the way out. */
export default function UserMenuItems(menu: FetchedMenuProps) {
  const { tenantName, userName, role } = useDesk();
  const router = useRouter();
  return (
    <Menu {...menu}>
      <MenuNote>
        <span className="block text-base font-medium text-ink">{userName}</span>
        {role === 'manager' ? 'Manager' : 'Clerk'} at {tenantName}
      </MenuNote>
      <MenuRule />
      <MenuNote>Theme</MenuNote>
      <ThemeChoices />
      <MenuRule />
      <MenuItem onSelect={() => router.push('/account')}>
        <MonitorSmartphone aria-hidden />
        Account
      </MenuItem>
      <MenuItem onSelect={() => void leave()}>
        <LogOut aria-hidden />
        Sign out
      </MenuItem>
    </Menu>
  );
}

function ThemeChoices() {
  const [theme, setTheme] = useState<Theme>(currentTheme);
  return (
    <MenuChoices value={theme}>
      {themes.map((each) => (
        <MenuChoice
          key={each}
          value={each}
          onSelect={(event) => {
            event.preventDefault();
            applyTheme(each);
            setTheme(each);
          }}
        >
          {themeWords[each]}
        </MenuChoice>
      ))}
    </MenuChoices>
  );
}
