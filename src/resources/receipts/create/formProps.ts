import type { TypedReceipt } from './receiptTyped.ts';

/** What the parts of the form share. */
export interface FormProps {
  typed: TypedReceipt;
  disabled: boolean;
  /** What is wrong with a field, by its name on the wire. */
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<TypedReceipt>) => void;
}
