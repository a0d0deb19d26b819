/** What the portal uses of a browser's XMLHttpRequest, over the same network as its other calls. */
class NetworkXhr {
  static readonly DONE = 4;
  readyState = 0;
  status = 0;
  responseText = '';
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  #answer = new Headers();
  readonly #headers = new Headers();
  readonly #stop = new AbortController();
  #call = { method: 'GET', url: '' };

  open(method: string, url: string): void {
    this.#call = { method, url };
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getResponseHeader(name: string): string | null {
    return this.#answer.get(name);
  }
  abort(): void {
    this.#stop.abort();
    this.onabort?.();
  }
  send(body: FormData): void {
    void this.#exchange(body);
  }
  async #exchange(body: FormData): Promise<void> {
    const { method, url } = this.#call;
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    try {
      const request = new Request(url, { method, body, headers: this.#headers, signal: this.#stop.signal });
      const response = await fetch(request);
      this.#answer = response.headers;
      this.responseText = await response.text();
      this.status = response.status;
      this.readyState = NetworkXhr.DONE;
      this.onload?.();
    } catch {
      if (!this.#stop.signal.aborted) this.onerror?.();
    }
  }
}

/** Gives the page a way to send files: Node has none that tells how much has left. The answer takes it away. */
export const installXhr = (): (() => void) => {
  Object.assign(globalThis, { XMLHttpRequest: NetworkXhr });
  return () => void Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
};

/** Chooses files behind the button of that name, as the browser's own dialog would. */
export const chooseFiles = (name: string, files: readonly File[]): void => {
  const input = document.querySelector<HTMLInputElement>(`input[data-upload="${CSS.escape(name)}"]`);
  if (!input) throw new Error(`no button "${name}" asks for files`);
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
