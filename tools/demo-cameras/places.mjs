/** Where things are, and the size of the pictures. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const WIDTH = 640;
export const HEIGHT = 360;
export const FPS = 12;
/** The truth is kept for every second frame: six times a second. */
export const TRUTH_FRAMES = 2;
/** Plates, figures and packages between the steps; nothing of it is committed. */
export const work = process.env.DEMO_CAMERAS_WORK ?? join(tmpdir(), 'demo-cameras');
export const results = fileURLToPath(new URL('../../apps/server/demo-data/cameras/', import.meta.url));
