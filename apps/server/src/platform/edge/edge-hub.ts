import { EDGE_CLOSE } from './connect-headers.ts';
import type { Tunnel } from './tunnel.ts';

/** The gateways that are connected to this process. */
export interface EdgeHub {
  /** Where a web server carries connections through gateways: this one, or that of WEB_URL; null: none is known. */
  webUrl: () => string | null;
  /** The connection of a gateway to this process. */
  tunnel: (edgeId: string) => Tunnel | null;
  /** Holds one; the connection that the same gateway had before ends. Answers what lets it go. */
  hold: (edgeId: string, tunnel: Tunnel) => () => void;
  stop: () => void;
}

export function edgeHub(webUrl: () => string | null): EdgeHub {
  const tunnels = new Map<string, Tunnel>();
  return {
    webUrl,
    tunnel: (edgeId) => tunnels.get(edgeId) ?? null,
    hold(edgeId, tunnel) {
      tunnels.get(edgeId)?.close(EDGE_CLOSE.replaced, 'replaced');
      tunnels.set(edgeId, tunnel);
      return () => {
        if (tunnels.get(edgeId) === tunnel) tunnels.delete(edgeId);
      };
    },
    stop() {
      for (const tunnel of tunnels.values()) tunnel.close(EDGE_CLOSE.goingAway, 'the server stops');
    },
  };
}
