import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanFileName } from '#domain/files/fileName.ts';
import {
  ALLOWED,
  checkFileName,
  FILE_NOT_VALID,
  MAX_BYTES,
  mediaTypeOf,
  type UploadKind,
} from '#domain/files/fileRules.ts';
import { contentFits } from '#domain/files/sniffKind.ts';
import type { Sentence } from '#domain/sentence.ts';
import { UploadedFile } from '../../files/uploadedFile.ts';
import type { RequestContext } from '../deps.ts';
import { fail } from '../errors/fail.ts';
import { forLog } from '../errors/forLog.ts';
import { type Form, readForm } from './form.ts';

const HEAD_BYTES = 4096;

const headOf = async (path: string): Promise<Uint8Array> => {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

const notValid = (file: Sentence = FILE_NOT_VALID) => fail('rule_file_not_valid', file, { fields: { file } });

const drop = ({ deps, requestId }: RequestContext, { about }: UploadedFile): Promise<void> =>
  deps.files
    .remove(about.storageKey)
    .catch((error) => deps.log.error({ ...forLog(error), requestId }, 'an upload was left behind'));

const put = async (context: RequestContext, file: UploadedFile, path: string): Promise<void> => {
  try {
    await context.deps.files.put(file.about.storageKey, createReadStream(path));
  } catch (error) {
    await drop(context, file);
    throw error;
  }
};

/** Reads a form's file into a temporary folder, checks it, puts it into the store. The folder is gone when this settles. */
const take = async (
  context: RequestContext,
  form: Form,
  kind: UploadKind,
): Promise<UploadedFile | undefined> => {
  const folder = await mkdtemp(join(tmpdir(), 'suki-upload-'));
  try {
    const path = join(folder, 'content');
    const spooled = await readForm(form, MAX_BYTES[kind], path);
    context.has.unread = false;
    if (!spooled) return undefined;
    const named = checkFileName(spooled.name, ALLOWED[kind]);
    if (!named.ok) throw notValid(named.text);
    const name = cleanFileName(spooled.name);
    // What is wrong with a spreadsheet its reader says, in words that help.
    const isRead = kind === 'spreadsheet';
    // And what a piece belongs to shows once all are there.
    const isPiece = kind === 'piece';
    if (spooled.size === 0 || !(isRead || isPiece || contentFits(name, await headOf(path)))) throw notValid();
    const file = new UploadedFile({
      ...spooled,
      name,
      mediaType: mediaTypeOf(name),
      storageKey: `uploads/${crypto.randomUUID()}`,
    });
    await put(context, file, path);
    return file;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Runs `work` with the request's form read: outside of any transaction, because a slow sender would hold its connection. What
 * `work` did not keep, and everything when it fails, is removed from the store.
 */
export const withUpload = async <T>(
  context: RequestContext,
  kind: UploadKind | undefined,
  work: () => Promise<T>,
): Promise<T> => {
  const { form } = context;
  if (!form || !kind) return work();
  const file = await take(context, form, kind);
  if (!file) return work();
  form.body.file = file;
  let keeps = false;
  try {
    const result = await work();
    keeps = file.isKept;
    return result;
  } finally {
    if (!keeps && !file.isCommitted) await drop(context, file);
  }
};
