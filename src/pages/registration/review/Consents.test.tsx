import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../providers/language.ts';
import { EMPTY } from '../answers.ts';
import { RegisterContext } from '../registerContext.ts';
import { Consents } from './Consents.tsx';

afterEach(() => {
  cleanup();
  setLanguage('en');
});

it.each([
  ['en', /^Read it, version \S+: acceptable use$/, /^Read it, version \S+: privacy policy$/],
  ['fil', /^Basahin, bersyon \S+: wastong paggamit$/, /^Basahin, bersyon \S+: privacy policy$/],
] as const)('calls each link by what is read there, in %s', (language, use, privacy) => {
  setLanguage(language);
  const doing = { keep: vi.fn(), go: vi.fn(), goOn: vi.fn() };
  render(
    <RegisterContext value={{ place: 'review', answers: EMPTY, ...doing }}>
      <Consents />
    </RegisterContext>,
  );
  for (const [at, name] of [use, privacy].entries())
    expect(screen.getAllByRole('link')[at]).toBe(screen.getByRole('link', { name }));
});
