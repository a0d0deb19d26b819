import type { Readable } from 'node:stream';

/**
 * A file of the store as the web's File, read as it is sent: its bytes never lie in memory as a whole. It can be read once.
 */
export class StoredFile extends File {
  readonly #content: Readable;
  readonly #size: number;

  constructor(content: Readable, { name, type, size }: { name: string; type: string; size: number }) {
    super([], name, { type });
    this.#content = content;
    // A file that cannot be opened fails its reader; before there is one, nobody else would hear it and the process would end.
    content.on('error', () => undefined);
    this.#size = size;
  }

  override get size(): number {
    return this.#size;
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const chunks = this.#content.iterator();
    return new ReadableStream({
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      cancel: () => void this.#content.destroy(),
    });
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.stream()).arrayBuffer();
  }
}
