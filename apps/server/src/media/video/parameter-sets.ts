import type { Track } from '../frame.ts';
import type { VideoCodec } from './codec.ts';

/** The parameter sets that came last, and whether they were told on. */
export function parameterSets({ setOf, facts, hasVps }: VideoCodec) {
  const known: { vps: Buffer | null; sps: Buffer | null; pps: Buffer | null } = { vps: null, sps: null, pps: null };
  let isTold = false;
  return {
    learn(nal: Buffer): void {
      const kind = setOf(nal);
      if (kind === null || known[kind]?.equals(nal)) return;
      if (kind === 'sps' && !facts(nal)) return;
      known[kind] = Buffer.from(nal);
      isTold = false;
    },
    isTold: () => isTold,
    /** The track when all are there and were not told yet; they count as told from now on. */
    changed(): Track | null {
      const { vps, sps, pps } = known;
      const found = sps && facts(sps);
      if (isTold || !found || !sps || !pps || (hasVps && !vps)) return null;
      isTold = true;
      const { width, height, fps } = found;
      return { vps, sps, pps, width, height, fps };
    },
  };
}
