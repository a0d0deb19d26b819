import { type Ref, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { tinRule } from '#contract/tinRule.ts';
import { onlyDigits } from '#domain/formats/digitsOnly.ts';
import { formatTin, storedTin } from '#domain/formats/tin.ts';
import { DigitsBox } from './DigitsBox.tsx';
import type { TextBoxProps } from './TextBox.tsx';

const TIN_MAX = 15;

/** An input of our own that is also handed to whoever asked for it. */
const useSharedInput = (given: Ref<HTMLInputElement> | undefined) => {
  const input = useRef<HTMLInputElement | null>(null);
  const ref = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      if (typeof given === 'function') return given(element);
      if (given) given.current = element;
    },
    [given],
  );
  return { input, ref };
};

/**
 * A tax ID: grouped by dashes, bare digits from the first key that changes it until the field is left. The value has no dashes, and
 * is the one that is stored once the field was left.
 * Entering the field leaves its text alone, so that what the browser selects or points at stays.
 */
export const TinBox = ({ value, onChange, onBlur, inputRef, ...rest }: TextBoxProps) => {
  const [typing, setTyping] = useState(false);
  const { input, ref } = useSharedInput(inputRef);
  /** Digits before the caret after a change; null when there was none since. */
  const caret = useRef<number | null>(null);
  const digits = onlyDigits(value ?? '');
  useLayoutEffect(() => {
    const place = caret.current;
    caret.current = null;
    if (place !== null && input.current === document.activeElement)
      input.current?.setSelectionRange(place, place);
  });
  return (
    <DigitsBox
      {...rest}
      maxLength={TIN_MAX}
      inputRef={ref}
      value={typing ? digits : formatTin(digits)}
      onChange={(typed) => {
        const { value: text = '', selectionStart } = input.current ?? {};
        caret.current = onlyDigits(text.slice(0, selectionStart ?? text.length)).length;
        setTyping(true);
        onChange(typed);
      }}
      onBlur={() => {
        setTyping(false);
        const stored = storedTin(digits, tinRule());
        if (stored !== digits) onChange(stored);
        onBlur?.();
      }}
    />
  );
};
