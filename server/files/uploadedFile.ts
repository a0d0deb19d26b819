interface About {
  name: string;
  mediaType: string;
  size: number;
  sha256: string;
  storageKey: string;
}

/**
 * A file that came with a request, read, checked and put into the store. Its bytes lie under `storageKey` alone; they are
 * removed again when the request is over and nobody has kept it.
 */
export class UploadedFile extends File {
  readonly about: About;
  #isKept = false;
  #isCommitted = false;

  constructor(about: About) {
    super([], about.name, { type: about.mediaType });
    this.about = about;
  }

  override get size(): number {
    return this.about.size;
  }

  /** Leaves the bytes in the store if the request succeeds. Answers what the row of the file says. */
  keep(): About {
    this.#isKept = true;
    return this.about;
  }

  get isKept(): boolean {
    return this.#isKept;
  }

  /** Says that the row of the file is there for good: its bytes stay even if the request is refused later. */
  commit(): void {
    this.#isCommitted = true;
  }

  get isCommitted(): boolean {
    return this.#isCommitted;
  }

  /** What tells two uploads apart for a repeated Idempotency-Key. */
  toJSON() {
    const { name, size, sha256 } = this.about;
    return { name, size, sha256 };
  }
}

/** The upload behind a file of a call's body; any other file is a mistake of ours. */
export const uploadOf = (file: File): UploadedFile => {
  if (file instanceof UploadedFile) return file;
  throw new Error('A file that no upload brought');
};
