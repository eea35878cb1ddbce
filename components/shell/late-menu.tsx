'use client';

import { useTranslations } from 'next-intl';
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { notifyError } from './notify';

export type MenuButton = (props: ComponentProps<'button'>) => ReactNode;
export interface FetchedMenuProps {
  trigger: ReactNode;
  startsOpen: boolean;
}

/**
 * The button of a menu that no page needs to be read: the menu is fetched once the page stands, and opens at once if
 * it was asked for meanwhile. `load` must stay the same function.
 */
export function LateMenu({
  button: Button,
  load,
}: {
  button: MenuButton;
  load: () => Promise<{ default: ComponentType<FetchedMenuProps> }>;
}) {
  const t = useTranslations('shell');
  const [Menu, setMenu] = useState<ComponentType<FetchedMenuProps>>();
  const [asked, ask] = useState(false);
  const element = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (Menu) return;
    load().then(
      (fetched) => {
        hadFocus.current = document.activeElement === element.current;
        setMenu(() => fetched.default);
      },
      (error: unknown) => {
        if (!asked) return;
        notifyError(t('menuNotOpened'), error);
        ask(false);
      },
    );
  }, [Menu, load, asked, t]);
  useLayoutEffect(() => {
    // The menu brings a button of its own, like the one that stood there.
    if (Menu && hadFocus.current) element.current?.focus();
  }, [Menu]);
  if (Menu) return <Menu trigger={<Button ref={element} />} startsOpen={asked} />;
  return <Button ref={element} aria-haspopup="menu" aria-expanded={false} onClick={() => ask(true)} />;
}
