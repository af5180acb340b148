/** Runs in the page of the media bench: plays each stream in a video of its own and notes what a viewer notices. */
window.benchPlay = (addresses) => {
  window.benchSeen = addresses.map((address) => play(address));
};

function play(address) {
  const seen = { startMs: null, frames: 0, delaysMs: [], problems: [] };
  const began = performance.now();
  const video = document.createElement('video');
  video.muted = true;
  video.width = 320;
  document.body.append(video);
  /** When the picture of a time (s, in thousandths) came. */
  const cameAt = new Map();
  const media = new MediaSource();
  video.src = URL.createObjectURL(media);
  media.addEventListener('sourceopen', () => {
    const socket = new WebSocket(address);
    socket.binaryType = 'arraybuffer';
    let buffer = null;
    const waiting = [];
    const next = () => {
      if (buffer && !buffer.updating && waiting.length > 0) buffer.appendBuffer(waiting.shift());
    };
    socket.onmessage = ({ data }) => {
      if (typeof data === 'string') {
        const message = JSON.parse(data);
        // Nobody listens here.
        if (message.type === 'sound') return;
        if (message.type !== 'init') return seen.problems.push(data);
        buffer ??= media.addSourceBuffer(`video/mp4; codecs="${message.codec}"`);
        buffer.onupdateend = () => {
          const { buffered } = video;
          if (buffered.length > 0) {
            const end = buffered.end(buffered.length - 1);
            // Near the live edge: at the beginning, and when it fell behind.
            if (video.paused || end - video.currentTime > 1) {
              video.currentTime = Math.max(buffered.start(buffered.length - 1), end - 0.3);
              void video.play();
            }
          }
          next();
        };
        return;
      }
      const view = new DataView(data);
      // tfdt: behind moof, mfhd, traf, tfhd; its low half is exact enough here.
      if (view.getUint32(4) === 0x6d6f6f66) cameAt.set(Math.round(view.getUint32(64) / 90), performance.now());
      waiting.push(data);
      next();
    };
    socket.onclose = () => seen.problems.push('closed');
  });
  video.onerror = () => seen.problems.push(video.error.message);
  const shown = (now, { mediaTime }) => {
    seen.startMs ??= now - began;
    seen.frames += 1;
    const came = cameAt.get(Math.round(mediaTime * 1000));
    if (came !== undefined) seen.delaysMs.push(now - came);
    video.requestVideoFrameCallback(shown);
  };
  video.requestVideoFrameCallback(shown);
  return seen;
}
