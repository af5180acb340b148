import type { PtzAbility, PtzDirection, PtzPreset } from '@rondo/domain/ptz';

/** A preset to be kept: in the place of the one of this id; null: as a new one. */
interface PresetToKeep {
  id: string | null;
  name: string;
}

/** How a channel of a device is turned. Every function rejects with DeviceFailure; a channel that cannot be turned has no abilities. */
export interface PtzControl {
  abilities: (channel: number) => Promise<PtzAbility[]>;
  /** Begins a movement, `speed` 1 to 5; it goes on until it is stopped, or at the device's own longest time. */
  move: (channel: number, direction: PtzDirection, speed: number) => Promise<void>;
  /** Ends the movement that was begun in this direction. */
  stop: (channel: number, direction: PtzDirection) => Promise<void>;
  presets: (channel: number) => Promise<PtzPreset[]>;
  /** Resolves when the device has accepted it: it turns a little longer. */
  goTo: (channel: number, id: string) => Promise<void>;
  /** Keeps where the channel looks now. */
  save: (channel: number, preset: PresetToKeep) => Promise<void>;
  remove: (channel: number, id: string) => Promise<void>;
}
