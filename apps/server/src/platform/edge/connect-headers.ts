/** Upgrades under it are those of store gateways (features/edge), all others belong to media. */
export const EDGE_PATHS = '/edge/';
/** Where gateways connect, and where a new one is paired. */
export const CONNECT_PATH = '/edge/connect';
export const PAIR_PATH = '/edge/pair';

/** What a gateway tells of itself when it connects. */
export const EDGE_HEADER = {
  protocol: 'x-rondo-edge-protocol',
  version: 'x-rondo-edge-version',
  /** Its address in the store's network. */
  address: 'x-rondo-edge-address',
} as const;

/** Close codes of the server (RFC 6455, 7.4.2): what the gateway does about it stands in edge/stay-connected.ts. */
export const EDGE_CLOSE = {
  /** It was revoked, or another computer was paired in its place. */
  revoked: 4001,
  /** The same gateway connected anew. */
  replaced: 4002,
  goingAway: 1001,
} as const;
