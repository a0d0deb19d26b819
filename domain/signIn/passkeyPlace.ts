/** Where passkeys work: the host that they belong to, and the one origin that may ask for them. */
export interface PasskeyPlace {
  host: string;
  origin: string;
}

const isNumbers = (host: string): boolean => /^[\d.]+$/.test(host) || host.startsWith('[');

/**
 * The place of a portal that people reach at this address; null where browsers make no passkeys: at a bare IP address, or without
 * encryption anywhere but on the machine itself.
 */
export function passkeyPlace(publicUrl: string): PasskeyPlace | null {
  const { hostname, origin, protocol } = new URL(publicUrl);
  if (isNumbers(hostname)) return null;
  const isSafe = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isSafe ? { host: hostname, origin } : null;
}
