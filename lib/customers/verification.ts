/** Whether a person has looked at who this is: a sender nobody knows is UNVERIFIED until a clerk joins or confirms them. */
export const verifications = ['VERIFIED', 'UNVERIFIED'] as const;
export type Verification = (typeof verifications)[number];
