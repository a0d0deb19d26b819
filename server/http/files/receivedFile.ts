interface Received {
  name: string;
  type: string;
  /** Of the answer that the file goes out with. */
  resHeaders: Headers;
  onWhole: () => Promise<void>;
}

/** A file of which somebody wants to know that it was received: `onWhole` runs once its last byte was taken, before the answer ends. */
export class ReceivedFile extends File {
  readonly #onWhole: () => Promise<void>;

  constructor(parts: BlobPart[], { name, type, resHeaders, onWhole }: Received) {
    super(parts, name, { type });
    // Without a length: whoever was told one has the file whole before `onWhole` is over, and may ask again.
    resHeaders.set('Transfer-Encoding', 'chunked');
    this.#onWhole = onWhole;
  }

  override stream(): ReadableStream<Uint8Array<ArrayBuffer>> {
    const whole = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      flush: () => this.#onWhole(),
    });
    return super.stream().pipeThrough(whole);
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Response(this.stream()).arrayBuffer();
  }
}
