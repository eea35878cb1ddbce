'use client';

import { ChevronDown, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Menu, MenuChoice, MenuChoices, MenuItem, MenuNote, MenuRule } from '@/components/ui/menu';
import { useDesk } from './desk-context';
import { signOut } from './session-calls';
import { applyTheme, currentTheme, type Theme, themes } from './theme';

const themeWords: Record<Theme, string> = { system: 'As the device', light: 'Light', dark: 'Dark' };

async function leave(): Promise<void> {
  await signOut();
  window.location.assign('/sign-in');
}

/** Who is signed in, where; the theme; and the way out. */
export function UserMenu() {
  const { tenantName, userName, role } = useDesk();
  return (
    <Menu
      trigger={
        <Button tone="quiet" className="max-w-full min-w-0">
          <span className="hidden truncate sm:inline">{tenantName}</span>
          <span aria-hidden className="hidden text-edge-strong sm:inline">
            ·
          </span>
          <span className="truncate font-medium text-ink">{userName}</span>
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuNote>
        <span className="block text-base font-medium text-ink">{userName}</span>
        {role === 'manager' ? 'Manager' : 'Clerk'} at {tenantName}
      </MenuNote>
      <MenuRule />
      <MenuNote>Theme</MenuNote>
      <ThemeChoices />
      <MenuRule />
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
