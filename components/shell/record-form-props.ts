/** What the form of a record is given: the record that is stored, or none for a new one, and what to do with it. */
export interface RecordFormProps<Stored, Wanted> {
  stored?: Stored;
  /** Fields that somebody else has changed meanwhile as well. */
  clashes?: readonly string[];
  send: (wanted: Wanted) => Promise<unknown>;
  /** What the button says; by default for a change. */
  submit?: string;
  submitting?: string;
  /** Said when it is saved. */
  done?: (name: string) => string;
  onClose: () => void;
}
