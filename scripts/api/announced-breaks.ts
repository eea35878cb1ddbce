/**
 * What of the last release's API this one takes away or makes stricter on purpose: each as the test names it, with the
 * reason, and announced under /docs/api#changelog. Empty again once `npm run api:record` has kept the release's document.
 */
export const announcedBreaks: readonly { change: string; why: string }[] = [];
