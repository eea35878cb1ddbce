'use client';

import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';

/** A menu that opens from a button. */
export function Menu({
  trigger,
  startsOpen = false,
  children,
}: {
  trigger: ReactNode;
  startsOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <Radix.Root modal={false} defaultOpen={startsOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="animate-appear z-50 min-w-56 rounded-lg border border-edge bg-raised p-1 shadow-pop"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const row =
  'flex min-h-9 items-center gap-2.5 rounded-md px-2.5 outline-none select-none touch:min-h-11 ' +
  'data-highlighted:bg-hover [&_svg]:size-4 [&_svg]:text-soft';

export function MenuItem(props: ComponentProps<typeof Radix.Item>) {
  return <Radix.Item {...props} className={row} />;
}

export function MenuChoice({ children, ...props }: ComponentProps<typeof Radix.RadioItem>) {
  return (
    <Radix.RadioItem {...props} className={`${row} data-[state=checked]:font-semibold`}>
      <span className="flex-1">{children}</span>
      <Radix.ItemIndicator aria-hidden>✓</Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export const MenuChoices = Radix.RadioGroup;

export function MenuNote({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 pt-2 pb-1 text-xs text-soft">{children}</Radix.Label>;
}

export function MenuRule() {
  return <Radix.Separator className="my-1 h-px bg-edge" />;
}
