import type { Track } from '../frame.ts';
import { hevcName, readHevcSps } from '../h265/sps.ts';

/** The codec's name for a browser (RFC 6381), such as avc1.42E01E or hvc1.1.6.L93.B0. */
export function codecName({ vps, sps }: Pick<Track, 'vps' | 'sps'>): string {
  const hevc = vps && readHevcSps(sps);
  if (hevc) return hevcName(hevc);
  return `avc1.${sps.subarray(1, 4).toString('hex').toUpperCase()}`;
}
