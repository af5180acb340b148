import { barScenes } from './bar-scenes.ts';
import { coldScenes } from './cold-scenes.ts';
import type { Draw, Look, Scene } from './look.ts';
import { roomScenes } from './room-scenes.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

/** The picture as SVG. No text: numbers are drawn as the segments of a display, so that no font is needed. */
export function drawScene(scene: Scene, look: Look): string {
  const scenes: Record<Scene, Draw> = { ...coldScenes, ...barScenes, ...roomScenes };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <radialGradient id="shade" cx="50%" cy="45%" r="75%">
        <stop offset="55%" stop-color="#000" stop-opacity="0"/><stop offset="100%" stop-color="#000" stop-opacity=".42"/>
      </radialGradient>
      <linearGradient id="steel" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#dfe4e7"/><stop offset=".5" stop-color="#aab3b9"/><stop offset="1" stop-color="#8b959c"/>
      </linearGradient>
      <linearGradient id="wood" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#b98556"/><stop offset="1" stop-color="#8a5c36"/>
      </linearGradient>
    </defs>
    ${scenes[scene](look)}
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)"/>
  </svg>`;
}
