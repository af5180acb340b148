/** The ports of streams on prod and stage (section 9): a browser opens few connections to one port at once. */
export const STREAM_PORTS = [443, 58082, 58083, 58084, 58085, 58086] as const;

/**
 * Draws ports at random without putting them back until all are used, then again: random as the specification says, and nine
 * streams never have more than two on one port. `random`: at least 0 and below 1, as Math.random.
 */
export function streamPorts(random: () => number): () => number {
  let left: number[] = [];
  return () => {
    if (left.length === 0) left = [...STREAM_PORTS];
    const [port = STREAM_PORTS[0]] = left.splice(Math.floor(random() * left.length), 1);
    return port;
  };
}

/** The address of a stream with another port. An address of test and public installations stays as it is. */
export function withStreamPort(
  address: string,
  environment: 'test' | 'stage' | 'prod' | 'public',
  port: number,
): string {
  if (environment !== 'prod' && environment !== 'stage') return address;
  const url = new URL(address);
  url.port = String(port);
  return url.href;
}
