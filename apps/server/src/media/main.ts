import { type ChildMessage, startShape } from '../platform/media/child-messages.ts';
import { startMediaServer } from './server.ts';

/**
 * The media role as the child of a server: begins when it is told the key, and ends with its parent, however that ends.
 * Started by platform/media/child.ts.
 */
const tell = (message: ChildMessage): void => {
  // A parent that is gone hears nothing; `disconnect` follows.
  if (process.connected) process.send?.(message);
};

process.once('message', (message) => {
  const { key, clips, recordings, ffmpeg, deviceLocal, webUrl, vision } = startShape.parse(message);
  const log = (line: string): void => void process.stderr.write(`${line}\n`);
  const folders = { clips, recordings };
  const here = { host: '127.0.0.1', port: 0 };
  startMediaServer({
    ...here,
    key: Buffer.from(key, 'base64'),
    ...folders,
    ffmpeg,
    deviceLocal,
    webUrl,
    vision,
    onEvent: tell,
    log,
  }).then(
    ({ port, stop }) => {
      process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
      tell({ kind: 'listening', port });
    },
    (error: unknown) => {
      log(String(error));
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
// A terminal sends it to both: the parent says when it is time.
process.on('SIGINT', () => undefined);
