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
  const { key, clips, ffmpeg } = startShape.parse(message);
  startMediaServer({ key: Buffer.from(key, 'base64'), host: '127.0.0.1', port: 0, clips, ffmpeg, onEvent: tell }).then(
    ({ port, stop }) => {
      process.once('SIGTERM', () => void stop().then(() => process.exit(0)));
      tell({ kind: 'listening', port });
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit(0));
// A terminal sends it to both: the parent says when it is time.
process.on('SIGINT', () => undefined);
