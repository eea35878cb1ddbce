/**
 * What a list looks at, at most, of rows that no index tells apart, and how far it counts: a search is then as quick with
 * a million rows as with ten thousand, and nobody can stop the service with two letters.
 */
export const mostLookedAt = 10_000;
