import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A decoder that takes longer is stopped, ms. */
const LONGEST_MS = 10_000;
const MOST_BYTES = 20 * 1024 * 1024;

const run = promisify(execFile);

/** The first picture of an MP4 file as JPEG, by ffmpeg. Null where there is no ffmpeg at `command`, or it makes nothing of the file. */
export async function moviePicture(command: string, path: string): Promise<Buffer | null> {
  const input = ['-v', 'error', '-threads', '1', '-i', path, '-frames:v', '1'];
  const args = [...input, '-f', 'image2pipe', '-c:v', 'mjpeg', '-q:v', '3', 'pipe:1'];
  try {
    const { stdout } = await run(command, args, { encoding: 'buffer', timeout: LONGEST_MS, maxBuffer: MOST_BYTES });
    return stdout.length > 0 ? stdout : null;
  } catch (error) {
    // No such program, it failed, or it took too long: all come with a code or a signal.
    if (error instanceof Error && ('code' in error || 'signal' in error)) return null;
    throw error;
  }
}
