import { PLAYS_H265 } from '@rondo/domain/stream';
import { withStreamPort } from '@rondo/domain/stream-port';
import { isPlayable } from './feed.ts';

export type Environment = Parameters<typeof withStreamPort>[1];

/** `address` is a WebSocket's, or its path on the host of the page `page`. A port is drawn only where one is needed. */
export function withPort(address: string, page: string, environment: Environment, port: () => number): string {
  const whole = new URL(address, page.replace(/^http/, 'ws')).href;
  const isDrawn = environment === 'prod' || environment === 'stage';
  return isDrawn ? withStreamPort(whole, environment, port()) : whole;
}

/** Main profile, level 4: what cameras send. */
const H265 = 'video/mp4; codecs="hvc1.1.6.L120.B0"';

/** The address of a stream with what this browser plays, so that nothing is coded anew for one that needs no help. */
export function withPlayed(address: string, plays: (type: string) => boolean = isPlayable): string {
  const url = new URL(address);
  if (plays(H265)) url.searchParams.set(PLAYS_H265, '1');
  return url.href;
}
