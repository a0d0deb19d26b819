/** A file of which somebody wants to know that it was received: `onWhole` runs once its last byte was taken, before the answer ends. */
export class ReceivedFile extends File {
  readonly #onWhole: () => Promise<void>;

  constructor(
    parts: BlobPart[],
    { name, type, onWhole }: { name: string; type: string; onWhole: () => Promise<void> },
  ) {
    super(parts, name, { type });
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
