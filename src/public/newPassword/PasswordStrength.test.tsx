import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../providers/language.ts';
import { PasswordStrength } from './PasswordStrength.tsx';

const OWNER = { firstName: 'Ana', username: 'ana.cruz' };
const view = (password: string) => <PasswordStrength password={password} owner={OWNER} />;
const rules = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(': ').at(-1));

afterEach(() => {
  cleanup();
  setLanguage('en');
});

describe('the strength of a new password', () => {
  it.each([
    ['Xk7-q?', /Weak, easy to guess/, ['still missing', 'done', 'done']],
    ['LeaveMeAlone', /Weak, easy to guess/, ['done', 'done', 'still missing']],
    ['my ana.cruz 4711 xkcd', /Weak, easy to guess/, ['done', 'still missing', 'done']],
    ['passwordsuki', /Weak, easy to guess/, ['done', 'done', 'done']],
    ['palengke sa umaga, taho', /Strong, very hard to guess/, ['done', 'done', 'done']],
  ])('of %j is said in words, beside the rules that it meets', async (password, strength, met) => {
    render(view(password));
    const said = await screen.findByText(strength, {}, { timeout: 5_000 });
    expect(said.getAttribute('aria-live')).toBe('polite');
    expect(rules()).toEqual(met);
  });

  it('is said in Filipino too', async () => {
    setLanguage('fil');
    render(view('passwordsuki'));
    expect((await screen.findByText(/Mahina, madaling hulaan/)).textContent).toMatch(/^Tibay ng password: /);
  });

  it('follows what is typed, and says nothing of an empty field', async () => {
    const { rerender, container } = render(view(''));
    expect(rules()).toEqual(Array(3).fill('still missing'));
    rerender(view('passwordsuki'));
    await screen.findByText(/Weak/);
    rerender(view('passwordsuki at pandesal tuwing Linggo'));
    await screen.findByText(/Strong/);
    rerender(view(''));
    await vi.waitFor(() => expect(container.querySelector('[aria-live]')?.textContent).toBe(''));
  });
});
