import { spawn } from 'node:child_process';

/** A decoder that takes longer is stopped, ms. */
const LONGEST_MS = 10_000;
const MOST_BYTES = 20 * 1024 * 1024;

/**
 * The last picture of a fragmented MP4 as JPEG, by ffmpeg. `pictures` is how many the file holds. Null where there is no ffmpeg at
 * `command`, or it makes nothing of the file.
 */
export function decodePicture(command: string, file: readonly Buffer[], pictures: number): Promise<Buffer | null> {
  const last = ['-vf', `select=gte(n\\,${pictures - 1})`, '-frames:v', '1'];
  const input = ['-v', 'error', '-threads', '1', '-f', 'mp4', '-i', 'pipe:0'];
  const child = spawn(command, [...input, ...last, '-f', 'image2pipe', '-c:v', 'mjpeg', '-q:v', '3', 'pipe:1'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS);
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes <= MOST_BYTES) parts.push(part);
    });
    const settle = (picture: Buffer | null): void => {
      clearTimeout(timer);
      resolve(picture);
    };
    child.once('error', () => settle(null));
    child.once('close', (code) => settle(code === 0 && bytes > 0 && bytes <= MOST_BYTES ? Buffer.concat(parts) : null));
    // It may have seen enough before it has read all.
    child.stdin.on('error', () => undefined);
    child.stdin.end(Buffer.concat(file));
  });
}
