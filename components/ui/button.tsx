import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const tones = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong border-transparent shadow-sheet',
  plain: 'bg-raised text-ink hover:bg-hover border-edge shadow-sheet',
  quiet: 'text-soft hover:text-ink hover:bg-hover border-transparent',
  danger: 'bg-raised text-bad hover:bg-bad-soft border-edge shadow-sheet',
};
const sizes = {
  small: 'h-7 px-2 text-sm gap-1 touch:h-11',
  medium: 'h-9 px-3 gap-1.5 touch:h-11',
  large: 'h-11 px-4 text-lg gap-2',
  icon: 'size-8 touch:size-11',
};

export interface ButtonLooks {
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
}

/** The classes of a button, for links that look like one. */
export function buttonClass({ tone = 'plain', size = 'medium' }: ButtonLooks = {}, more?: string): string {
  return clsx(
    'inline-flex shrink-0 items-center justify-center rounded-md border font-medium whitespace-nowrap',
    'transition-colors select-none disabled:opacity-50 aria-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0',
    tones[tone],
    sizes[size],
    more,
  );
}

export function Button({
  tone,
  size,
  className,
  type = 'button',
  ...props
}: ButtonLooks & ComponentProps<'button'>) {
  const looks = { ...(tone ? { tone } : {}), ...(size ? { size } : {}) };
  return <button type={type} className={buttonClass(looks, className)} {...props} />;
}
