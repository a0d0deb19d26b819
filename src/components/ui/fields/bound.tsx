import type { ComponentType, Ref } from 'react';
import { useController } from 'react-hook-form';

/** What a controlled field needs so that a form can drive it. */
interface Controlled {
  value: unknown;
  onChange: (value: never) => void;
  onBlur?: () => void;
  error?: string;
  inputRef?: Ref<HTMLInputElement>;
}

type Driven = 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef' | 'name';

export interface BoundProps {
  /** Path of the value in the form. */
  name: string;
}

/** Ties a controlled field to the surrounding react-hook-form: value, touch, focus on error and message. */
export const bound = <P extends Controlled>(FieldComponent: ComponentType<P>) => {
  const Bound = (props: Omit<P, Driven> & BoundProps) => {
    const { field, fieldState } = useController({ name: props.name });
    const driven = {
      ...props,
      value: field.value,
      onChange: field.onChange,
      onBlur: field.onBlur,
      inputRef: field.ref,
      error: fieldState.error?.message,
    };
    return <FieldComponent {...(driven as unknown as P)} />;
  };
  return Bound;
};
