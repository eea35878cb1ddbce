'use client';

import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Menu, MenuChoice, MenuChoices, MenuItem, MenuNote, MenuRule } from '@/components/ui/menu';
import { useDesk } from './desk-context';
import type { FetchedMenuProps } from './late-menu';
import { signOut } from './session-calls';
import { applyTheme, currentTheme, type Theme, themes } from './theme';

async function leave(): Promise<void> {
  await signOut();
  window.location.assign('/sign-in');
}

/** Who is signed in, where; the theme; and the way out. */
export default function UserMenuItems(menu: FetchedMenuProps) {
  const t = useTranslations('shell');
  const { tenantName, userName, role } = useDesk();
  const router = useRouter();
  return (
    <Menu {...menu}>
      <MenuNote>
        <span className="block text-base font-medium text-ink">{userName}</span>
        {t(role === 'manager' ? 'managerAt' : 'clerkAt', { tenant: tenantName })}
      </MenuNote>
      <MenuRule />
      <MenuNote>{t('theme')}</MenuNote>
      <ThemeChoices />
      <MenuRule />
      <MenuItem onSelect={() => router.push('/account')}>
        <MonitorSmartphone aria-hidden />
        {t('account')}
      </MenuItem>
      <MenuItem onSelect={() => void leave()}>
        <LogOut aria-hidden />
        {t('signOut')}
      </MenuItem>
    </Menu>
  );
}

function ThemeChoices() {
  const t = useTranslations('shell');
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
          {t(`theme_${each}`)}
        </MenuChoice>
      ))}
    </MenuChoices>
  );
}
