import type { NoiseKind } from './noise-pattern';

export const phones: NoiseKind = {
  code: 'phone',
  patterns: [
    ['or {+27 82 555 0101}', /(?<![\d.,])(?:\+|00)\d[\d ()-]{7,16}\d(?!\d)/g],
    ['or {082 555 0101}', /(?<![\d.,])0\d{2}[ -]?\d{3}[ -]?\d{4}(?!\d)/g],
    [
      'ask for Ray {07700 900118}',
      // Nine to eleven digits that begin with a nought, in groups of two and more: "(020) 7946 0018", "06 92 12 34 56".
      /(?<![\d.,])(?=\(?0(?:[ ()-]{0,2}\d){8,10}(?!\d))\(?0\d{1,4}\)?(?:[ -]{0,2}\d{2,7}){1,4}(?!\d)/g,
    ],
    ['or {(512) 555-0101}', /(?<![\d.,])\(?\d{3}\)?[ .-]\d{3}[.-]\d{4}(?!\d)/g],
    [
      '{call me at 55 501 01}',
      /\b(?:tel|cell|call|phone|fax|whatsapp|contact|mobile|ph)\b[^\d\n]{0,12}\d[\d ()-]{5,14}\d/gi,
    ],
  ],
};

/** Seven digits: only what no code claims. */
export const shortPhones: NoiseKind = {
  code: 'phone',
  patterns: [['or {555-0101, x 12}', /(?<![\d.,/-])\d{3}-\d{4}(?:,? ?x ?\d{1,5})?(?![\d-])/gi]],
};
