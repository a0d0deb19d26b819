/** How long a pointer rests before a tooltip shows, in milliseconds. */
export const TOOLTIP_DELAY_MS = 300;

/** How long a script chunk may load before it counts as failed, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;
