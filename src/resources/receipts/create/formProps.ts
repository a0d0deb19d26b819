import type { Ref } from 'react';
import type { TypedReceipt } from './receiptTyped.ts';

/** What ties a field to the form: what is wrong with it, and where the summary of errors leads. */
export interface FieldTies {
  disabled: boolean;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** What the parts of the form share. */
export interface FormProps {
  typed: TypedReceipt;
  disabled: boolean;
  /** Ties a field to the form, by its name on the wire. */
  tie: (field: string) => FieldTies;
  onChange: (change: Partial<TypedReceipt>) => void;
}
