import { chosenLanguage, languageColumns } from '../language';
import type { MergeKeep } from '../merge-contract';
import { type FieldChanges, type MergedField, mergedFields } from '../merged-parts';
import { unknownSender } from '../unknown-sender';
import type { CustomerRow } from './customer-view';

export type MergedRow = Pick<CustomerRow, MergedField>;
type Party = MergedRow & Pick<CustomerRow, 'id' | 'createdAt'>;

/** The older of two customers survives; of two made in one moment the one whose id is smaller. */
export function bySeniority<Row extends Party>(one: Row, other: Row): { survivor: Row; merged: Row } {
  const age = one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
  return age <= 0 ? { survivor: one, merged: other } : { survivor: other, merged: one };
}

/**
 * What the survivor's row says after a merge. HOLD wins, and so do a person's word on who it is and
 * that a PO number is required. Name, ERP account
 * and tier are the survivor's, or those of the one customer of the two whom somebody knows; what is empty there is
 * filled from the other. `keep` names, per field, the customer whose value stays.
 */
export function combineCustomers(survivor: Party, merged: Party, keep: MergeKeep = {}): MergedRow {
  const isOnlyKnown = (one: Party, other: Party) =>
    one.verification === 'VERIFIED' && other.verification === 'UNVERIFIED';
  const [main, rest] = isOnlyKnown(merged, survivor) ? [merged, survivor] : [survivor, merged];
  const chosen = (id: string | undefined) => [survivor, merged].find((each) => each.id === id);
  return {
    name: (chosen(keep.name) ?? (isNameless(main) && !isNameless(rest) ? rest : main)).name,
    erpCustomerId: (chosen(keep.erpCustomerId) ?? (main.erpCustomerId === null ? rest : main)).erpCustomerId,
    priceTier: (chosen(keep.priceTier) ?? main).priceTier,
    ...languageColumns(chosenLanguage(main) ?? chosenLanguage(rest)),
    phoneNumber: survivor.phoneNumber ?? merged.phoneNumber,
    platformUserId: survivor.platformUserId ?? merged.platformUserId,
    creditStatus: [survivor, merged].some(isHeld) ? 'HOLD' : 'ACTIVE',
    verification: main.verification,
    poNumberRequired: survivor.poNumberRequired || merged.poNumberRequired,
  };
}

const isHeld = ({ creditStatus }: MergedRow) => creditStatus === 'HOLD';

/** A sender without a profile name is called by the number. */
function isNameless({ name, phoneNumber }: MergedRow): boolean {
  return name === phoneNumber || name === unknownSender;
}

/** The fields in which two states of a row differ. */
export function changesBetween(before: MergedRow, after: MergedRow): FieldChanges {
  return Object.fromEntries(
    mergedFields
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, { from: before[field], to: after[field] }]),
  );
}
