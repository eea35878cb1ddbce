'use client';

import { useEffect, useState } from 'react';

/** Whole seconds until an end, told anew each second; 0 when there is none. */
export function useCountdown(): [seconds: number, start: (seconds: number) => void] {
  const [endsAt, setEndsAt] = useState(0);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const tell = () => setSeconds(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    tell();
    if (endsAt <= Date.now()) return;
    const timer = setInterval(() => {
      tell();
      if (endsAt <= Date.now()) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  const start = (wait: number) => {
    setSeconds(Math.ceil(wait));
    setEndsAt(wait > 0 ? Date.now() + wait * 1000 : 0);
  };
  return [seconds, start];
}
