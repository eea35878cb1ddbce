/** Bytes of one delivery; larger than the platform's batches of at most 1,000 updates are in practice. */
export const largestPayloadBytes = 3 * 1024 * 1024;
