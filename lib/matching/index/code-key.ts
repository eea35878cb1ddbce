/** SKUs and barcodes are compared without case, spaces and punctuation. */
export function codeKey(code: string): string {
  const lower = code.toLowerCase();
  return /^[a-z0-9]*$/.test(lower) ? lower : lower.replace(/[^\p{L}\p{N}]/gu, '');
}
