import { describe, expect, it } from 'vitest';
import { photoTexts } from './photoTexts.ts';
import { unsentOf } from './unsentOf.ts';

const of = (step: Parameters<typeof unsentOf>[0]['step'], more = {}) =>
  unsentOf({ step, isPaper: false, isRefused: false, ...more });

describe('what a photo that was chosen waits for', () => {
  it('is the button that is next, by the name that it has, or the line', () => {
    expect(of('chosen')?.en).toContain(photoTexts.use.en);
    expect(of('chosen')?.fil).toContain(photoTexts.use.fil);
    expect(of('chosen', { isPaper: true })?.en).toContain(photoTexts.useFile.en);
    expect(of('chosen', { isPaper: true })?.fil).toContain(photoTexts.useFile.fil);
    expect(of('failed')?.en).toContain(photoTexts.retry.en);
    expect(of('failed')?.fil).toContain(photoTexts.retry.fil);
    expect(of('reading')).toEqual(of('sending'));
    expect(of('sending')?.en).toContain('wait');
  });

  it('is nothing where none was chosen, it has arrived, or is refused for what it is', () => {
    expect([of('empty'), of('sent'), of('failed', { isRefused: true })]).toEqual([null, null, null]);
  });
});
