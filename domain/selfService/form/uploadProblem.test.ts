import { describe, expect, it } from 'vitest';
import { uploadProblem } from './uploadProblem.ts';

describe('what is recorded of a failed upload', () => {
  it('[error.selfServiceUpload] is a text of ours where the server said Server Error', () =>
    expect(uploadProblem('Server Error')).toBe('Some files was not uploaded successfully.'));

  it.each(['File too large', '', 'server error', 'Server Error.', 'Internal Server Error'])(
    '[error.selfServiceUpload] is what the server said: %j',
    (message) => expect(uploadProblem(message)).toBe(message),
  );
});
