import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { idKindOf } from '#domain/people/registering/idKinds.ts';
import { sendRegistrationFile } from '../../../providers/session/registration.ts';
import { type Answers, EMPTY } from '../answers.ts';
import { RegisterContext } from '../registerContext.ts';
import { IdStep } from './IdStep.tsx';
import { SelfieStep } from './SelfieStep.tsx';

vi.mock('../../../providers/session/registration.ts', async (actual) => ({
  ...(await actual<object>()),
  sendRegistrationFile: vi.fn(async () => ({ fileId: '7' })),
}));

const open = async (Step: typeof SelfieStep, label: string, given: Partial<Answers> = {}) => {
  const place = Step === IdStep ? 'identification/id' : 'identification/selfie';
  const doing = { keep: vi.fn(), go: vi.fn(), goOn: vi.fn() };
  render(
    <RegisterContext value={{ place, answers: { ...EMPTY, ...given }, ...doing }}>
      <Suspense>
        <Step />
      </Suspense>
    </RegisterContext>,
  );
  await screen.findByRole('group', { name: label });
};
const choose = async (label: string, name: string) => {
  const input = document.querySelector(`input[data-upload="Choose a file: ${label}"]`);
  fireEvent.change(input as Element, { target: { files: [new File(['x'], name)] } });
  await act(async () => undefined);
};

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')));
  vi.stubGlobal('fetch', async () => Response.json({ data: { list: [], total: 0 } }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the pictures of a registration', () => {
  it('take no PDF for a face, and say what to do instead', async () => {
    await open(SelfieStep, 'Selfie');
    await choose('Selfie', 'me.pdf');
    expect(screen.getByRole('alert').textContent).toContain('choose one that is a JPG, PNG or HEIC');
    expect(screen.queryByRole('button', { name: 'Use this file: Selfie' })).toBeNull();
    expect(sendRegistrationFile).not.toHaveBeenCalled();
    await choose('Selfie', 'me.heic');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Use this photo: Selfie' })).toBeTruthy();
  });

  it('are not called missing once they are chosen: what they wait for is said', async () => {
    await open(SelfieStep, 'Selfie');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert').textContent).toContain('Upload a selfie');
    await choose('Selfie', 'me.heic');
    expect(screen.getByRole('alert').textContent).toContain('Not sent yet: look at it');
    expect(screen.queryByText(/^Upload a selfie/)).toBeNull();
  });

  it('say what is wrong with a number once, where the hint says the same', async () => {
    await open(IdStep, 'Photo of the ID', {
      codeIdentificationType: 'PASSPORT',
      textIdentificationNumber: '1',
    });
    const { looks } = idKindOf('PASSPORT');
    expect(screen.getAllByText(looks.en)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const number = screen.getByRole('textbox', { name: 'Number of the ID' });
    expect(number.getAttribute('aria-describedby')).toBe('textIdentificationNumber-error');
    expect(screen.getAllByText(looks.en, { selector: '.s-field-error, .s-hint' })).toHaveLength(1);
  });

  it('take one for an ID, which may be a scanned paper', async () => {
    await open(IdStep, 'Photo of the ID');
    await choose('Photo of the ID', 'id.pdf');
    expect(screen.getByRole('button', { name: 'Use this file: Photo of the ID' })).toBeTruthy();
  });
});
