import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { measured } from '../../files/measured.ts';
import { badFields, fail } from '../errors/fail.ts';

/** A multipart body that nobody has read yet. `body` is what the call's schema sees: empty until it is read. */
export interface Form {
  stream: ReadableStream<Uint8Array>;
  contentType: string;
  /** As the sender says; null when it does not. */
  length: number | null;
  body: Record<string, unknown>;
}

/** Whether a request says that its body is a form with files. */
export const isForm = (request: Request): boolean =>
  /^multipart\/form-data\b/i.test(request.headers.get('content-type') ?? '');

/** The form of a request that says it has one. */
export const formOf = (request: Request): Form | undefined => {
  const length = request.headers.get('content-length');
  if (!isForm(request) || !request.body) return undefined;
  return {
    stream: request.body,
    contentType: request.headers.get('content-type') ?? '',
    length: length === null ? null : Number(length),
    body: {},
  };
};

const MEGABYTE = 1024 * 1024;
/** What boundaries, headers and the texts beside a file may take. */
const AROUND = 64 * 1024;
const TEXTS = 8;

const unreadableForm = () =>
  fail('invalid', {
    en: 'The form could not be read: send valid multipart/form-data.',
    fil: 'Hindi mabasa ang form: magpadala ng wastong multipart/form-data.',
  });

const stalledForm = () =>
  fail('invalid', {
    en: 'The upload stopped on its way. Send it again.',
    fil: 'Huminto ang upload habang ipinapadala. Ipadala itong muli.',
  });

const tooLargeFile = (most: number) => {
  const size = `${most / MEGABYTE} MB`;
  const file = { en: `A file may have at most ${size}`, fil: `Hanggang ${size} lang ang isang file` };
  return fail('too_large', file, { fields: { file } });
};

const oneFile = () => badFields({ file: { en: 'Send one file', fil: 'Isang file lang ang ipadala' } });
const twice = (name: string) =>
  badFields({ [name]: { en: 'This field is given twice', fil: 'Dalawang beses ibinigay ang field na ito' } });

/** The file of a form as it lies in a temporary place. */
export interface Spooled {
  name: string;
  size: number;
  sha256: string;
}

const spool = async (part: BusboyFileStream, name: string, path: string): Promise<Spooled> => {
  const { stream, size, sha256 } = measured(part);
  await pipeline(stream, createWriteStream(path));
  return { name, size: size(), sha256: sha256() };
};

const parserOf = ({ contentType }: Form, most: number): BusboyInstance => {
  const limits = {
    files: 1,
    // Parts without a name count too: they are looked at as closely as the others.
    parts: TEXTS + 1,
    fields: TEXTS,
    fieldSize: 4096,
    fileSize: most,
    headerPairs: 20,
    headerSize: 8192,
  };
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits });
  } catch {
    throw unreadableForm();
  }
};

/** A form of which nothing comes for so long is given up, so that it does not keep the slot of its call. */
const STALLED_MS = 60_000;

/**
 * Reads a form as it comes in: its texts into `form.body`, the file of its part `file` to `path`, a chunk at a time. Null when
 * there is no such part. Throws 413 for a file above `most` bytes as soon as that is known, 400 for what is no form or stops coming.
 */
export const readForm = async (
  form: Form,
  most: number,
  path: string,
  stalledMs = STALLED_MS,
): Promise<Spooled | null> => {
  if (form.length !== null && form.length > most + AROUND) throw tooLargeFile(most);
  const parser = parserOf(form, most);
  const stopping = new AbortController();
  let part: BusboyFileStream | undefined;
  let spooling: Promise<Spooled> | undefined;
  parser.on('field', (name, value) => {
    if (Object.hasOwn(form.body, name)) stopping.abort(twice(name));
    else form.body[name] = value;
  });
  parser.on('file', (name, stream, fileName) => {
    // A part that ends too early tells it here; the parser tells it too.
    stream.on('error', () => undefined);
    if (name !== 'file') {
      form.body[name] = '';
      return void stream.resume();
    }
    stream.on('limit', () => stopping.abort(tooLargeFile(most)));
    part = stream;
    spooling = spool(stream, fileName ?? '', path);
    spooling.catch((error) => stopping.abort(error));
  });
  parser.on('filesLimit', () => stopping.abort(oneFile()));
  for (const limit of ['fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => stopping.abort(unreadableForm()));
  const timer = setTimeout(() => stopping.abort(stalledForm()), stalledMs);
  const watched = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      timer.refresh();
      yield chunk;
    }
  };
  try {
    const source = Readable.fromWeb(form.stream as NodeStream<Uint8Array>);
    await pipeline(source, watched, parser, { signal: stopping.signal });
    return (await spooling) ?? null;
  } catch {
    const reason: unknown = stopping.signal.aborted ? stopping.signal.reason : unreadableForm();
    part?.destroy();
    await spooling?.catch(() => undefined);
    throw reason;
  } finally {
    clearTimeout(timer);
  }
};
