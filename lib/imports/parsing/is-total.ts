const totals =
  /^(?:grand |sub ?-?)?totals?\b|^(?:groot ?|sub)?totaal\b|^(?:sub)?total(?: g(?:e|é)n(?:e|é)ral| geral| general)?\b|^(?:gesamt(?:summe)?|(?:zwischen)?summe|somme|sous-total|soma|suma)\b/i;

/** A row that adds up the ones above it: its first words say so, and where the key stands there is nothing else. */
export function isTotal(cells: readonly string[], key: string): boolean {
  const first = cells.find((cell) => cell !== '') ?? '';
  return totals.test(first) && (key === '' || key === first);
}
