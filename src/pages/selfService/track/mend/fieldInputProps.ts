import type { SentValues, Typed } from './typed.ts';

/** What the input of a field is told: what was sent, what is typed, and what is wrong with it. */
export interface FieldInputProps {
  id: string;
  field: string;
  typed: Typed;
  sent: SentValues;
  error: string | null;
  /** What is wrong with its parts, by their inputs. */
  partErrors: Readonly<Record<string, string>>;
  onTyped: (typed: Typed) => void;
}
