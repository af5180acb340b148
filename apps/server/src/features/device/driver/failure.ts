import type { DeviceCause } from '@rondo/domain/device';

/** A device did not do what it was asked for, for a cause that can be told to whoever asked. */
export class DeviceFailure extends Error {
  override readonly name = 'DeviceFailure';
  readonly reason: DeviceCause;

  constructor(reason: DeviceCause, detail: string, options?: ErrorOptions) {
    super(`${reason}: ${detail}`, options);
    this.reason = reason;
  }
}
