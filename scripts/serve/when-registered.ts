let heard: ((at: number) => void) | undefined;
let last: number | undefined;

/** Calls `act` whenever an Inngest server was told of functions that it did not know. */
export function whenRegistered(act: () => void): void {
  let done = last;
  heard = (at) => {
    if (at === done) return;
    done = at;
    act();
  };
}

/** Told by the launcher; the same moment again is no news. */
export function tellRegistered(at: number): void {
  last = at;
  heard?.(at);
}
