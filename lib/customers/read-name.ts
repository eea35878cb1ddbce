/** Line breaks and control characters are spaces; what turns the direction of writing, or is nothing at all, goes. */
const breaks = /[\s\p{Cc}]+/gu;
const strayMarks = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** A letter, digit, sign or picture that can be seen; some fillers and the blank of Braille count among those. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

const longestName = 200;

/** Whether a name shows anything at all. */
export function isVisible(name: string): boolean {
  return visible.test(name);
}

/**
 * The name of a profile as a screen can show it, at most 200 characters; null when nothing of it can be seen. Joiners stay,
 * because scripts and pictures need them.
 */
export function readName(profileName: string | null): string | null {
  if (profileName === null || !isVisible(profileName)) return null;
  const name = profileName.replace(strayMarks, '').replace(breaks, ' ').trim();
  // A cut through a pair of surrogates would leave half a character.
  return name
    .slice(0, longestName)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
