import type { ControlledDriver } from '@rondo/domain/device';
import type { DeviceControl } from './control.ts';
import { dahua } from './dahua.ts';
import type { DeviceEndpoint } from './exchange.ts';
import { hikvision } from './hikvision.ts';
import { onvif } from './onvif.ts';

const DRIVERS: Record<ControlledDriver, (endpoint: DeviceEndpoint) => DeviceControl> = { onvif, hikvision, dahua };

/** What a device can be asked, over the protocol of its driver. Nothing is sent before something is asked. */
export const openControl = (driver: ControlledDriver, endpoint: DeviceEndpoint): DeviceControl =>
  DRIVERS[driver](endpoint);
