/** Who sent a message, as far as the platform tells. */
export interface Sender {
  /** E.164, when the platform tells it. */
  phoneNumber: string | null;
  /** The platform's own id of the sender. */
  platformUserId: string | null;
  profileName: string | null;
}
