import type { KeyboardEvent, MouseEvent } from 'react';

/** For a button: a double click, or the Enter key held down, counts as one press. What is on its way shows a render later. */
export const oncePerPress = (onPress?: () => void) => ({
  onClick: (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
    else onPress?.();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  },
});
