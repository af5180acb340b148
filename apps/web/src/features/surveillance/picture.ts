import { feeding, isPlayable } from './feed.ts';

interface Heard {
  onFrame: () => void;
  /** It cannot go on: the browser knows no such pictures (`codec`), or choked on them. */
  onBroken: (cause: 'codec' | 'unplayable') => void;
}

/** A video that is fed: the picture before stays until a new one begins, so that a change of quality shows no black. */
export function livePicture(video: HTMLVideoElement, { onFrame, onBroken }: Heard) {
  let feed: ReturnType<typeof feeding> | null = null;
  let isFresh = true;
  let isStopped = false;
  const listen = (): void => {
    video.requestVideoFrameCallback(() => {
      if (isStopped) return;
      onFrame();
      listen();
    });
  };
  listen();
  return {
    /** Pictures of a codec follow; the first of them are the init segment. */
    begin(codec: string) {
      const type = `video/mp4; codecs="${codec}"`;
      if (!isPlayable(type)) return onBroken('codec');
      if (!isFresh && feed) return feed.change(type);
      feed?.stop();
      feed = feeding(video, type, onBroken);
      isFresh = false;
    },
    append: (bytes: ArrayBuffer): void => feed?.append(bytes),
    /** What comes next comes from another connection: its times begin anew. */
    renew(): void {
      isFresh = true;
    },
    stop(): void {
      isStopped = true;
      feed?.stop();
      video.removeAttribute('src');
      video.load();
    },
  };
}
