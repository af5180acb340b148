import { clipFolder } from '../platform/media/clip-folder.ts';
import { EVENT_PATH, eventPost } from '../platform/media/event-post.ts';
import { mediaKey } from '../platform/media/key.ts';
import { recordingFolder } from '../platform/media/recording-folder.ts';
import type { StreamEvent } from '../platform/media/stream-event.ts';
import { StartFailure } from '../platform/one-line-failure.ts';
import type { Settings } from '../platform/settings.ts';
import { type MediaServer, startMediaServer } from './server.ts';

/** Web is not waited for longer than this, ms. */
const TELL_MS = 5_000;

/** The media role on a machine of its own, without a database: web shares its key and hears of its streams at WEB_URL. */
export async function startMediaAlone(settings: Settings, log: (line: string) => void): Promise<MediaServer> {
  const { mediaKey: text, webUrl, mediaHost: host, mediaPort: port, ffmpegPath: ffmpeg, deviceLocal } = settings;
  if (text === null || webUrl === null)
    throw new StartFailure(
      'The media role alone needs MEDIA_KEY, the same as the web server has, and WEB_URL, its address.',
    );
  const key = mediaKey(settings);
  const tell = (event: StreamEvent): void => {
    fetch(`${webUrl}${EVENT_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: eventPost(key, event, new Date()),
      signal: AbortSignal.timeout(TELL_MS),
    }).then(
      ({ ok, status }) => ok || log(`The web server answered ${status} to what was told of a stream.`),
      (error: unknown) => log(`The web server did not hear of a stream: ${String(error)}`),
    );
  };
  const server = await startMediaServer({
    key,
    host,
    port,
    clips: clipFolder(settings),
    recordings: recordingFolder(settings),
    ffmpeg,
    deviceLocal,
    webUrl,
    vision: { onnx: settings.detectorOnnx, share: settings.visionShare },
    onEvent: tell,
    log,
  });
  log(`Rondo media: http://${host}:${server.port}`);
  return server;
}
