'use client';

import dynamic from 'next/dynamic';

/** For the review desk, which shows it once in its life and not before it is empty. */
export const LateSetUpWelcome = dynamic(() =>
  import('./set-up-list').then(({ SetUpWelcome }) => SetUpWelcome),
);
