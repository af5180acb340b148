import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';

/** It gives way to everything else on the machine. */
const NICE = 10;
/** A camera's main stream is larger than most screens show: nothing wider is coded. */
const WIDEST = 1_280;

const IN = ['-v', 'error', '-fflags', 'nobuffer', '-flags', 'low_delay', '-probesize', '8192', '-analyzeduration', '0'];
const PICTURE = ['-an', '-fps_mode', 'passthrough', '-vf', `scale='min(${WIDEST},iw)':-2`, '-pix_fmt', 'yuv420p'];
const CODE = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-threads', '2', '-g', '50'];
const RATE = ['-crf', '26', '-maxrate', '2500k', '-bufsize', '2500k'];
const OUT = ['-movflags', 'empty_moov+frag_every_frame+default_base_moof', '-video_track_timescale', '90000'];

/** ffmpeg, from fragmented MP4 of any codec at its stdin to one of H.264 at its stdout, picture by picture. */
export function startConverter(command: string): ChildProcess {
  const args = [...IN, '-f', 'mp4', '-i', 'pipe:0', ...PICTURE, ...CODE, ...RATE, ...OUT, '-f', 'mp4', 'pipe:1'];
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  child.once('spawn', () => giveWay(child.pid));
  return child;
}

function giveWay(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, NICE);
  } catch (error) {
    // It has ended already, which is told by its own event.
    if (!(error instanceof Error) || !/ESRCH/.test(error.message)) throw error;
  }
}
