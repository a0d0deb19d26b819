import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUnsaved } from '../../providers/session/unsaved.ts';
import { fetchAhead, loadChunk, loadTogether, reloadForLost } from './chunks.ts';

const missing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/App-1.js'));
const reload = vi.fn();
let now = 1_000_000_000;
const pass = (ms: number) => {
  now += ms;
};

beforeEach(() => {
  // The page that an earlier test loaded anew is gone.
  pass(60_000);
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  sessionStorage.clear();
  setUnsaved('form', false);
  reload.mockClear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => new Response());
});

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('parts of the portal that do not load', () => {
  it('wait for the stylesheets that the line has lost, which the build’s loader leaves out by then', async () => {
    const { settings } = (window as unknown as { happyDOM: { settings: Record<string, boolean> } }).happyDOM;
    settings.handleDisabledFileLoadingAsSuccess = true;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: '/assets/App-1.css' });
    document.head.append(link);
    const style = () => Promise.reject(new Error('Unable to preload CSS for /assets/App-1.css'));
    const loader = vi.fn().mockImplementationOnce(style).mockResolvedValue('here');
    await expect(loadChunk(loader)).resolves.toBe('here');
    expect(loader).toHaveBeenCalledTimes(2);
    const [again, ...others] = document.head.querySelectorAll('link');
    expect([again?.getAttribute('href'), others]).toEqual(['/assets/App-1.css', []]);
    expect(again).not.toBe(link);
    document.head.replaceChildren();
    settings.handleDisabledFileLoadingAsSuccess = false;
  });

  it('[error.chunks] reload the page once, then are reported by name', async () => {
    void loadChunk(missing);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    pass(6_000);
    await expect(loadChunk(missing)).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('show no failure on a page that is being loaded anew, whoever of several was answered first that it can be', async () => {
    const answers: ((answer: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((answer) => answers.push(answer)));
    const outcome = vi.fn();
    void loadChunk(missing).catch(outcome);
    void reloadForLost(new TypeError('Failed to fetch dynamically imported module: /assets/App-1.js'));
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(new Response());
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    answers[0]?.(new Response());
    await new Promise((resolve) => setTimeout(resolve, 10));
    // Nor on one whose server is gone meanwhile.
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    void loadChunk(missing).catch(outcome);
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(outcome).not.toHaveBeenCalled();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[error.chunks] do not reload it while nobody answers: that is kept for when somebody does', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(loadChunk(missing)).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
    void loadChunk(missing);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  });

  it('[error.chunks] reload the page again when the line loses the same part later', async () => {
    void loadChunk(missing);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    pass(29_999);
    await expect(loadChunk(missing)).rejects.toMatchObject({ name: 'ChunkLoadError' });
    pass(1);
    void loadChunk(missing);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
  });

  it('[error.chunks] never reload over unsaved work, and a stylesheet has its own name', async () => {
    setUnsaved('form', true);
    const style = () => Promise.reject(new Error('Unable to preload CSS for /assets/App-1.css'));
    await expect(loadChunk(style)).rejects.toMatchObject({ name: 'CSS_CHUNK_LOAD_FAILED' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('[const.chunkTimeout] count as failed after 120 seconds, not before', async () => {
    vi.useFakeTimers();
    setUnsaved('form', true);
    const outcome = vi.fn();
    void loadChunk(() => new Promise(() => undefined)).catch((error: Error) => outcome(error.name));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledWith('ChunkLoadError');
    vi.useRealTimers();
  });

  it('reload the page for what the build’s loader says was lost, not for what was fetched ahead', async () => {
    vi.useFakeTimers();
    const lost = new TypeError('Failed to fetch dynamically imported module: /assets/App-2.js');
    // As the loader does: it tells of what was lost, then rejects.
    const fetchTold = (error: Error) => () => {
      void reloadForLost(error);
      return Promise.reject(error);
    };
    await fetchAhead(fetchTold(lost));
    await vi.runAllTimersAsync();
    expect(reload).not.toHaveBeenCalled();
    // One file that two parts need takes both with it, the second when the first is given up.
    const late = () => new Promise((go) => setTimeout(go, 50)).then(fetchTold(new TypeError(lost.message)));
    const both = fetchAhead(() => loadTogether([fetchTold(new TypeError(lost.message))(), late()]));
    await vi.runAllTimersAsync();
    await both;
    // Texts that are missed are not heard of either: English stands in.
    await fetchAhead(() => fetchTold(new TypeError(lost.message))().catch(() => undefined));
    await vi.runAllTimersAsync();
    expect(reload).not.toHaveBeenCalled();
    await expect(fetchTold(new TypeError(lost.message))()).rejects.toThrow();
    await vi.runAllTimersAsync();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  it('leave other errors alone', async () => {
    await expect(loadChunk(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
    expect(reload).not.toHaveBeenCalled();
  });
});
