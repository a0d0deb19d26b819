import type { KeyboardEvent } from 'react';

/** Enter in a field goes nowhere: half a form is not sent by a key. */
export const holdEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};
