/** The columns of an order of which it is known whether the ERP has it. */
export const noDoubt = {
  erpOutcomeUnknown: false,
  erpDoubt: null,
  erpDoubtSince: null,
  erpPostedAt: null,
  erpAbsentAt: null,
} as const;
