import { describe, expect, it, vi } from 'vitest';
import { createTranslator } from './translator.ts';

const translate = createTranslator({
  common: { save: 'Save', minutesAgo: '%{smart_count} minute ago |||| %{smart_count} minutes ago' },
  list: { range: '%{from} to %{to}, %{from} first', name: 'Partner |||| Partners' },
});

describe('a text', () => {
  it('is found by its path', () => {
    expect(translate('common.save')).toBe('Save');
    expect(translate('')).toBe('');
  });
  it('has every name filled in, and keeps one that no value is given for', () => {
    expect(translate('list.range', { from: 1, to: 20 })).toBe('1 to 20, 1 first');
    expect(translate('list.range', { from: 0, to: null })).toBe('0 to %{to}, 0 first');
  });
  it('takes the form of its number, without the spaces around it', () => {
    const forms = [0, 1, 2].map((smart_count) => translate('common.minutesAgo', { smart_count }));
    expect(forms).toEqual(['0 minutes ago', '1 minute ago', '2 minutes ago']);
    expect(translate('list.name', { smart_count: 1 })).toBe('Partner');
    expect(translate('common.save', { smart_count: 5 })).toBe('Save');
  });
  it('that is missing is the one given with the call, filled alike, else its path', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(translate('no.text', { _: 'Hello %{who}', who: 'Ana' })).toBe('Hello Ana');
    expect(translate('no.text', { _: '' })).toBe('');
    expect(warn).not.toHaveBeenCalled();
    expect(translate('common')).toBe('common');
    expect(warn).toHaveBeenCalledOnce();
  });
  it('never takes its words from what every object inherits', () => {
    expect(translate('constructor', { _: 'given' })).toBe('given');
    expect(createTranslator({ a: '%{toString}' })('a')).toBe('%{toString}');
  });
});
