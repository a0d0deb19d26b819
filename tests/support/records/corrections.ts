import { screen } from '@testing-library/dom';
import { click } from '#tests/support/portal/portalActions.ts';
import { say } from '#tests/support/portal/portalText.ts';

/** What the review asks for, opened from its pill in the head of the record unless it is open. */
export const openCorrections = async (): Promise<HTMLElement> => {
  const name = /^(\d+ )?corrections?$/i;
  const pill = await screen.findByRole('button', { name });
  if (pill.getAttribute('aria-expanded') !== 'true') await click(name);
  return screen.findByRole('region', { name: say('records.remarks') });
};
