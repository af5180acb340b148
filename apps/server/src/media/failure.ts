import type { StreamCause } from '@rondo/domain/stream';

/** Why a camera's stream did not come or ended. */
export type SourceCause = Extract<
  StreamCause,
  'unreachable' | 'wrong_password' | 'no_stream' | 'stalled' | 'codec' | 'garbage' | 'no_converter' | 'convert_busy'
>;

/** A source gives up, for a cause that can be told to whoever looks. */
export class SourceFailure extends Error {
  override readonly name: string = 'SourceFailure';
  readonly reason: SourceCause;

  constructor(reason: SourceCause, detail: string, options?: ErrorOptions) {
    super(`${reason}: ${detail}`, options);
    this.reason = reason;
  }
}

/** Takes a line that whoever runs Rondo reads. */
export type Log = (line: string) => void;

/** The cause of a failure. What is none is a fault of this program: it is told to `log`, and is no stream to whoever looks. */
export function causeOf(error: unknown, log: Log): SourceCause {
  if (error instanceof SourceFailure) return error.reason;
  log(`A stream failed: ${error instanceof Error ? error.stack : String(error)}`);
  return 'no_stream';
}

/** For what is asked of a camera without waiting for its answer: a failure matters to nobody, anything else is thrown on. */
export function passOver(error: unknown): void {
  if (!(error instanceof SourceFailure)) throw error;
}
