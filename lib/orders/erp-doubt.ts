/**
 * Why it is not known whether the ERP has an order. `ASKING`: the ERP is asked again by itself. `PERSON`: it cannot be
 * asked, or its answer settles nothing, so a person looks there and decides.
 */
export const erpDoubts = ['ASKING', 'PERSON'] as const;
export type ErpDoubt = (typeof erpDoubts)[number];
