export type Maker = 'hikvision' | 'dahua' | 'onvif';

/** Something that a device kept, in real time. */
export interface Kept {
  from: Date;
  to: Date;
  kind: 'continuous' | 'event';
}

/** What can be wrong with a device. */
export interface Faults {
  /** Takes the connection and says nothing. */
  isSilent?: boolean;
  /** What it answers instead of everything, as it stands. */
  says?: string | Buffer;
  /** A format ends with a broken card. */
  formatFails?: boolean;
  /** A format stays where it is. */
  formatHangs?: boolean;
  /** Accepts settings and keeps the old ones. */
  forgets?: boolean;
  /** ONVIF: knows no search for events, so that its gaps cannot be asked for. */
  hasNoEvents?: boolean;
}

/** Where a camera that turns is, and what it was told, in the order of it. */
export interface SimulatedPtz {
  /** What moves it, in the device's own words; null: it stands. */
  moving: string | null;
  /** Movements and stops: `right 60`, `stop`. */
  told: string[];
  /** Places by their id. */
  presets: Map<string, string>;
  /** The place that it was sent to last. */
  at: string | null;
  /** Movements, not stops, are refused. */
  isJammed: boolean;
}

export interface SimulatedDevice {
  port: number;
  /** As the form of a device takes it. */
  address: string;
  password: string;
  /** Of its clock to the real one: cameras are never right. */
  skewMs: number;
  faults: Faults;
  /** What its first channel has on the card, and the port that plays it. */
  recordings: Kept[];
  rtspPort: number;
  card: { state: 'ok' | 'none' | 'error' | 'formating'; percent: number };
  /** Null: it does not turn. */
  ptz: SimulatedPtz | null;
  /** Documents and values by their address, as they were sent last. */
  settings: Map<string, string>;
  /** Method and address of everything that was asked and allowed, in its order. */
  requests: string[];
  /** Goes away as in a restart. */
  leave: () => Promise<void>;
  /** Comes back on the same port. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

export interface Said {
  status?: number;
  type?: string;
  body: string;
  /** It goes away after the answer. */
  leaves?: boolean;
}

/** A format goes half of the way each time somebody asks how far it is. */
export function advanceFormat(device: SimulatedDevice): void {
  if (device.card.state !== 'formating' || device.faults.formatHangs) return;
  device.card.percent += 50;
  if (device.card.percent < 100) return;
  device.card.state = device.faults.formatFails ? 'error' : 'ok';
}
