export const papers = ['a4', '80mm'] as const;
/** A sheet, or a roll of receipt paper. */
export type Paper = (typeof papers)[number];

/** The paper of an address; A4 unless it says otherwise. */
export function readPaper(given: string | undefined): Paper {
  return papers.find((paper) => paper === given) ?? 'a4';
}
