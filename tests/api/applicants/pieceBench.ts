import { createHash } from 'node:crypto';
import type { TestApp } from '#tests/support/app/app.ts';
import type { Answer } from '#tests/support/app/client.ts';

export const MEGABYTE = 1024 * 1024;
type Bytes = Uint8Array<ArrayBuffer>;

export const sha256 = (bytes: Bytes): string => createHash('sha256').update(bytes).digest('hex');

/** Sends files as a page does in which somebody writes or mends an application; `session` says whose. */
export const pieceBench = (app: TestApp, session: () => string) => {
  const fileOf = (
    content: Bytes,
    more: {
      name?: string;
      sha256?: string;
      as?: string;
      size?: number;
      id?: string;
      home?: Record<string, string>;
    } = {},
  ) => {
    const id = more.id ?? crypto.randomUUID();
    const send = (from: number, to: number, as = more.as ?? session()): Promise<Answer> => {
      const body = new FormData();
      body.set('id', id);
      for (const [name, text] of Object.entries(more.home ?? {})) body.set(name, text);
      body.set('offset', String(from));
      body.set('size', String(more.size ?? content.length));
      body.set('sha256', more.sha256 ?? sha256(content));
      body.set('file', new File([content.subarray(from, to)], more.name ?? 'permit.pdf'));
      return app.call('POST', '/api/self-service/uploads', { as, body });
    };
    const sendAll = async (): Promise<Answer> => {
      let answer: Answer | undefined;
      for (let at = 0; at < content.length; at += MEGABYTE) answer = await send(at, at + MEGABYTE);
      if (!answer) throw new Error('nothing to send');
      return answer;
    };
    return { id, send, sendAll };
  };
  const look = (id: string): Promise<Response> =>
    fetch(`${app.url}/api/self-service/uploads/${id}`, { headers: { authorization: `Bearer ${session()}` } });
  const discard = (id: string): Promise<Answer> =>
    app.call('POST', `/api/self-service/uploads/${id}/discard`, { as: session() });
  return { fileOf, look, discard };
};
