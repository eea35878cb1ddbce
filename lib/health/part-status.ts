/** What the service found out about each of its parts; in words by the screens. Moments are ISO 8601. */
export type PartStatus =
  /** `freeBytes` on its disk, null where nobody knows; `isFull` once it has refused to write for want of room. */
  | { part: 'database'; latencyMs: number; freeBytes: number | null; isFull: boolean }
  /** How far this machine's clock is ahead of the database's; behind is negative. */
  | { part: 'clock'; aheadMs: number }
  /** `reachable` is null where there is no address to ask: Inngest's cloud. */
  | {
      part: 'executor';
      kind: 'embedded' | 'server' | 'cloud';
      reachable: boolean | null;
      /** Whether it knows the functions, and their process is there. */
      hasFunctions: boolean;
    }
  | {
      part: 'erp';
      isConfigured: boolean;
      /** Orders that are approved and not in the ERP yet. */
      waiting: number;
      /** Orders of which nobody knows whether the ERP has them, and a person should look. */
      inDoubt: number;
      /** Since when it cannot be reached; null while it can. */
      awaySince: string | null;
      lastSyncedAt: string | null;
      /** The newest order that the ERP refused, unless it is in the ERP by now. */
      lastRefusal: { orderId: string; message: string } | null;
      /** Why what is read from it every night was not read or not stored last night; null when it was. */
      unread: string | null;
    }
  | {
      part: 'messaging';
      hasNumber: boolean;
      hasAccessToken: boolean;
      /** Without a secret, anybody can deliver messages. */
      checksSignatures: boolean;
      /** Whether the platform's handshake is answered. */
      hasVerifyToken: boolean;
      lastReceivedAt: string | null;
      lastSentAt: string | null;
      /** The newest message to a customer, when it could not be sent. */
      lastFailure: { at: string; message: string } | null;
    }
  | { part: 'storage'; kind: 'files' | 's3'; problem: string | null; freeBytes: number | null };

export type StatusOf<Part extends PartStatus['part']> = Extract<PartStatus, { part: Part }>;
