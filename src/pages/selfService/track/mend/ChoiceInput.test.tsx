import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../providers/http/apiError.ts';
import { ChoiceInput } from './ChoiceInput.tsx';

it('fetches its choices again when asked to after they did not come', async () => {
  const choices = { data: null, failure: new ApiError(0, 'network', 'No connection'), reload: vi.fn() };
  render(<ChoiceInput id="region" label="Region" value="" choices={choices} onChosen={() => undefined} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(choices.reload).toHaveBeenCalledOnce();
});
