import { STREAM_LOST_MS } from '@rondo/domain/surveillance';

/**
 * Streams of this tab that ended a moment ago. The server may still count them among the nine: whoever asks for the next one names
 * one of them, in whose place it comes.
 */
const left: { id: string; atMs: number }[] = [];

export function leaveStream(id: string): void {
  left.push({ id, atMs: Date.now() });
}

/** The stream that was left last, once; undefined when there is none that still counts. */
export function takeLeft(): string | undefined {
  const found = left.pop();
  return found && Date.now() - found.atMs < STREAM_LOST_MS ? found.id : undefined;
}
