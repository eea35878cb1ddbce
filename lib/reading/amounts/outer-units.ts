/** Units that hold several of what is also sold alone. */
export const outerUnits: ReadonlySet<string> = new Set(
  'case, carton, box, tray, crate, bale, shrink, outer, pallet'.split(', '),
);

/** Of these, goods of their own as often: "junction boxes", "ice trays", "wooden pallets". */
export const goodsToo: ReadonlySet<string> = new Set(['box', 'tray', 'pallet']);
