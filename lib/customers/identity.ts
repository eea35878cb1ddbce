/** What tells a sender: a phone number, or the messaging platform's own id of a user. */
export const identityKinds = ['PHONE', 'USER_ID'] as const;
export type IdentityKind = (typeof identityKinds)[number];
