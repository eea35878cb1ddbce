import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Tells of addresses that the router went to by itself: back, forward, the palette. A part of its own, for the router
 * draws anew whoever asks it for the address, and the desk knows its own steps already.
 */
export function RoutedPath({ onChange }: { onChange: (path: string) => void }) {
  const routed = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes late, when the desk may be an order further.
  useEffect(() => onChange(window.location.pathname), [routed, onChange]);
  // Who goes back before the router has drawn where they went sees no change of its address.
  useEffect(() => {
    const tell = () => onChange(window.location.pathname);
    window.addEventListener('popstate', tell);
    return () => window.removeEventListener('popstate', tell);
  }, [onChange]);
  return null;
}
