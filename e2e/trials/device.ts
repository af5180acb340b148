import type { Maker } from '../../apps/server/test/device/simulated-device.ts';
import { startDevice, USERNAME } from '../../apps/server/test/device/simulator.ts';

/** How long it is away after a restart, ms: real ones need one to three minutes. */
const AWAY_MS = 60_000;
const MAKERS: readonly Maker[] = ['hikvision', 'dahua', 'onvif'];

const [asked = 'hikvision', port = '0'] = process.argv.slice(2);
const maker = MAKERS.find((one) => one === asked);
if (!maker) throw new Error(`Name a maker: ${MAKERS.join(', ')}.`);
const device = await startDevice({ maker, port: Number(port), awayMs: AWAY_MS });
process.stdout.write(`${maker} at ${device.address}, user ${USERNAME}, password ${device.password}. Ctrl+C ends it.\n`);
