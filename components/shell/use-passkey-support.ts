import { useEffect, useState } from 'react';

type PasskeySupport = 'asking' | 'yes' | 'no_browser' | 'other_address';

/** Whether this browser takes passkeys for the service: `asking` until the page's scripts are there. */
export function usePasskeySupport(origin: string): PasskeySupport {
  const [support, setSupport] = useState<PasskeySupport>('asking');
  useEffect(() => {
    const hasThem = typeof window.PublicKeyCredential === 'function';
    if (window.location.origin !== origin) setSupport('other_address');
    else setSupport(hasThem ? 'yes' : 'no_browser');
  }, [origin]);
  return support;
}
