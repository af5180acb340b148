import type { StreamCause } from '@rondo/domain/stream';

/** Why a camera's stream did not come or ended. */
export type SourceCause = Extract<
  StreamCause,
  'unreachable' | 'wrong_password' | 'no_stream' | 'stalled' | 'codec' | 'garbage'
>;

/** A source gives up, for a cause that can be told to whoever looks. */
export class SourceFailure extends Error {
  override readonly name = 'SourceFailure';
  readonly reason: SourceCause;

  constructor(reason: SourceCause, detail: string, options?: ErrorOptions) {
    super(`${reason}: ${detail}`, options);
    this.reason = reason;
  }
}

/** The cause of any error: what is not a failure of ours comes from the network. */
export function causeOf(error: unknown): SourceCause {
  return error instanceof SourceFailure ? error.reason : 'unreachable';
}
