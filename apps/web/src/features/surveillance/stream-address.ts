import { withStreamPort } from '@rondo/domain/stream-port';

export type Environment = Parameters<typeof withStreamPort>[1];

/** `address` is a WebSocket's, or its path on the host of the page `page`. A port is drawn only where one is needed. */
export function withPort(address: string, page: string, environment: Environment, port: () => number): string {
  const whole = new URL(address, page.replace(/^http/, 'ws')).href;
  const isDrawn = environment === 'prod' || environment === 'stage';
  return isDrawn ? withStreamPort(whole, environment, port()) : whole;
}
