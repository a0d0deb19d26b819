import { describe, expect, it } from 'vitest';
import { notTaken, photoProblem, withAdvice } from './photoProblem.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const file = (name: string, bytes: readonly number[] = [1, 2, 3]) => new File([new Uint8Array(bytes)], name);

describe('a file that is not taken', () => {
  it('is told what is: the kinds, how large, and that a photo does too', () => {
    expect(notTaken('document')).toEqual({
      en: 'File is not valid. Take a photo, or choose a file that is PDF, JPG, PNG or HEIC, 10 MB at most',
      fil: 'Hindi wasto ang file. Kumuha ng larawan, o pumili ng file na PDF, JPG, PNG o HEIC, hanggang 10 MB',
    });
    expect(notTaken('photo').en).toContain(' that is JPG, PNG or HEIC, 10 MB');
  });

  it('is known by its name, and a picture by what is in it, before it is sent', async () => {
    expect(await photoProblem(file('papers.docx'), 'document')).toEqual(notTaken('document'));
    expect(await photoProblem(file('broken.JPG'), 'document')).toEqual(notTaken('document'));
    expect(await photoProblem(file('in truth a.png', JPEG), 'document')).toEqual(notTaken('document'));
    expect(await photoProblem(file('whole.jpeg', JPEG), 'document')).toBeNull();
    expect(await photoProblem(file('phone.heic'), 'document')).toBeNull();
    expect((await photoProblem(file('me.pdf'), 'photo'))?.en).toMatch(/Take a photo/);
  });

  it('is advised where the server refuses it without advice; other words stay', () => {
    expect(withAdvice('File is not valid', 'document', 'en')).toBe(notTaken('document').en);
    expect(withAdvice('Hindi wasto ang file', 'document', 'fil')).toBe(notTaken('document').fil);
    expect(withAdvice('Choose it once more', 'document', 'en')).toBe('Choose it once more');
  });
});
