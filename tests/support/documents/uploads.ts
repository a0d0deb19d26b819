import { isToken, type TestClient } from '#tests/support/app/client.ts';

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? ascii(part) : part)));

/** Small files of every kind that a document may be, each by its first bytes. */
export const FILES = {
  pdf: bytes('%PDF-1.7\n%', [0xe2, 0xe3, 0xcf, 0xd3], '\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  png: bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], [0, 0, 0, 13], 'IHDR'),
  jpg: bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF', [0]),
  heic: bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0], 'mif1heic'),
};

/** The smallest pictures that are whole: papers bear them. */
export const PICTURES = {
  png: Uint8Array.from(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  ),
  jpg: Uint8Array.from(
    Buffer.from(
      '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP////////////////////////////////////////////////////////////////////////////' +
        '//////////wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z',
      'base64',
    ),
  ),
};

export interface Upload {
  as?: string;
  name?: string;
  content?: Uint8Array<ArrayBuffer>;
  /** The part `request`; none for null. */
  request?: unknown;
  headers?: Record<string, string>;
}

/** A PDF of so many bytes. */
export const pdfOf = (size: number): Uint8Array<ArrayBuffer> => {
  const content = new Uint8Array(size).fill(0x41);
  content.set(FILES.pdf.subarray(0, Math.min(size, FILES.pdf.length)));
  return content;
};

/** Sends files as the portal does, and fetches them. */
export const uploadBench = (app: Pick<TestClient, 'login'> & { url: string }) => {
  const send = async (
    path: string,
    { as, name = 'permit.pdf', content = FILES.pdf, request = null, headers = {} }: Upload,
  ) => {
    const form = new FormData();
    if (request !== null)
      form.set('request', typeof request === 'string' ? request : JSON.stringify(request));
    form.set('file', new File([content], name));
    return post(path, form, as, headers);
  };

  const post = async (
    path: string,
    body: FormData | Uint8Array<ArrayBuffer>,
    as?: string,
    headers: Record<string, string> = {},
  ) => {
    const token = as && !isToken(as) ? (await app.login(as)).accessToken : as;
    const authorization: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const response = await fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { ...authorization, ...headers },
      body,
    });
    return { status: response.status, body: await response.json(), headers: response.headers };
  };

  const get = async (path: string, as: string, headers: Record<string, string> = {}) => {
    const { accessToken } = await app.login(as);
    const response = await fetch(`${app.url}${path}`, {
      headers: { Authorization: `Bearer ${accessToken}`, ...headers },
    });
    const content = Buffer.from(await response.arrayBuffer());
    return { status: response.status, headers: response.headers, content, text: content.toString() };
  };

  return { send, post, get };
};
