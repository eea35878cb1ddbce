export const papers = ['a4', '80mm'] as const;
/** A sheet, or a roll of receipt paper. */
export type Paper = (typeof papers)[number];

/** The paper of an address; undefined where it names none, and the screen decides. */
export function readPaper(given: string | undefined): Paper | undefined {
  return papers.find((paper) => paper === given);
}
