import { runProgram } from '../../scripts/check/run.ts';

/** How a URL answered: requests per second, and the median of its answers' times in whole milliseconds. */
export interface Load {
  rate: number;
  p50: number;
}

interface Report {
  requests: { average: number };
  latency: { p50: number };
  non2xx: number;
  errors: number;
}

/** Asks a URL over `connections` for some seconds, from a process of its own; throws when an answer is no success. */
export const loadOf = async (
  url: string,
  headers: Record<string, string>,
  connections: number,
  seconds: number,
): Promise<Load> => {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const run = ['--json', '--no-progress', '-c', String(connections), '-d', String(seconds)];
  const { code, output } = await runProgram('autocannon', ...run, ...flags, url);
  if (code !== 0) throw new Error(`autocannon: ${output.slice(0, 400)}`);
  const { requests, latency, non2xx, errors } = JSON.parse(output.slice(output.indexOf('{'))) as Report;
  if (non2xx || errors) throw new Error(`${url} answered ${non2xx} refusals and ${errors} errors`);
  return { rate: requests.average, p50: latency.p50 };
};
