/**
 * Something outside the program keeps it from starting: a port that is taken, a full disk, a setting that makes no sense.
 * The message is the one line a person sees; it names the cause and what to do. The entry prints it without a stack
 * and ends the process with `exitCode`.
 */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly exitCode: number;

  constructor(line: string, options: { exitCode?: number; cause?: unknown } = {}) {
    super(line, { cause: options.cause });
    this.exitCode = options.exitCode ?? 1;
  }
}

/** The code of a Node or operating system error (`ENOENT`), or null for anything else. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}
