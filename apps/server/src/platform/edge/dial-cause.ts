/**
 * Why a connection through a store gateway did not come: the gateway is not connected (or does not answer), the address is none of the
 * store's own network, nothing answered there, or the gateway carries as many connections as it can.
 */
const DIAL_CAUSES = ['away', 'forbidden', 'unreachable', 'busy'] as const;
export type DialCause = (typeof DIAL_CAUSES)[number];

export class DialFailed extends Error {
  override readonly name = 'DialFailed';
  readonly reason: DialCause;

  constructor(reason: DialCause, options?: ErrorOptions) {
    super(`through the store gateway: ${reason}`, options);
    this.reason = reason;
  }
}

/** The cause that the other side named; one that nobody knows is `unreachable`. */
export const dialCauseOf = (text: string): DialCause => DIAL_CAUSES.find((cause) => cause === text) ?? 'unreachable';
