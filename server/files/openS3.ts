import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { trimmedEnd } from '#domain/formats/trimmedEnd.ts';
import type { readS3Url } from './readS3Url.ts';

class FolderedS3Driver extends S3Driver {
  /** S3 wants a file's length before its bytes: a stream is written to a temporary file first. */
  override async putStream(key: string, contents: Readable): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'suki-upload-'));
    const spool = join(folder, 'content');
    try {
      await pipeline(contents, createWriteStream(spool));
      const { size } = await stat(spool);
      await super.putStream(key, createReadStream(spool), { contentLength: size });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** S3 knows prefixes, not folders: without the slash `exports/7` would take `exports/71` with it. */
  override deleteAll(folder: string): Promise<void> {
    return super.deleteAll(`${trimmedEnd(folder, '/')}/`);
  }
}

/** A private bucket as a disk; addressed by path, without access lists, so that stores other than Amazon's work too. */
export const openS3 = (settings: ReturnType<typeof readS3Url>): Disk =>
  new Disk(
    new FolderedS3Driver({
      ...settings,
      forcePathStyle: true,
      visibility: 'private',
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  );
