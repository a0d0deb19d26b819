import { describe, expect, it } from 'vitest';
import { sayUploadProblem, uploadProblem } from './uploadProblem.ts';

describe('what is recorded of a failed upload', () => {
  it('[error.selfServiceUpload] is a text of ours where the server said Server Error', () =>
    expect(uploadProblem('Server Error')).toBe('Some files was not uploaded successfully.'));

  it.each(['File too large', '', 'server error', 'Server Error.', 'Internal Server Error'])(
    '[error.selfServiceUpload] is what the server said: %j',
    (message) => expect(uploadProblem(message)).toBe(message),
  );

  it('[error.selfServiceUpload] is said in the language of whoever reads it, where it is ours', () => {
    expect(sayUploadProblem(uploadProblem('Server Error'))).toEqual({
      en: 'Some files was not uploaded successfully.',
      fil: 'Hindi na-upload nang maayos ang ilang file.',
    });
    expect(sayUploadProblem('File too large')).toEqual({ en: 'File too large', fil: 'File too large' });
  });
});
