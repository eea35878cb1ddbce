/** Whether there is no keyboard to speak of, as where the names of keys are hidden. */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;
