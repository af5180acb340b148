import { setupKey } from '../src/features/account/setup-key.ts';
import type { World } from './world-shape.ts';

/** What the terminal says of a world that was never set up. */
export const setupKeyOf = (w: World): Promise<string> => setupKey(w.app.databases.global);
