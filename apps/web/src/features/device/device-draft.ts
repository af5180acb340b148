import { DEVICE_FIELDS, type DeviceDetail, deviceApi } from '@rondo/contract/device';
import type { Input, Output } from '@rondo/contract/kit/endpoint';
import type { CameraPlace, DeviceDriver, DeviceKind } from '@rondo/domain/device';
import type { Translate } from '../../shared/i18n.tsx';
import { draftOfFields, sentOfDraft, type TypedField } from '../../shared/ui/form/field-draft.ts';
import type { Faults } from '../../shared/ui/form/use-draft-form.ts';

/** A camera as it is being typed. */
export interface CameraDraft {
  channel: number;
  name: string;
  places: readonly CameraPlace[];
  mainStream: string;
  subStream: string;
}

/** A device as it is being typed. */
export interface Draft extends Record<TypedField<typeof DEVICE_FIELDS>, string> {
  kind: DeviceKind;
  driver: DeviceDriver;
  shopId: string | null;
  /** The store gateway that it is reached through; null: none. */
  edgeId: string | null;
  /** Empty at a device that has one: it stays. */
  password: string;
  cameras: readonly CameraDraft[];
}

const NO_CAMERA: CameraDraft = { channel: 1, name: '', places: [], mainStream: '', subStream: '' };

export const draftOf = (device: DeviceDetail | undefined): Draft => ({
  ...draftOfFields(DEVICE_FIELDS, device),
  kind: device?.kind ?? 'camera',
  driver: device?.driver ?? 'onvif',
  shopId: device?.shop.id ?? null,
  edgeId: device?.edge?.id ?? null,
  password: '',
  cameras: device?.cameras ?? [NO_CAMERA],
});

/** One camera more, on the first channel that is free. */
export function withCamera(cameras: readonly CameraDraft[]): CameraDraft[] {
  const taken = new Set(cameras.map(({ channel }) => channel));
  let channel = 1;
  while (taken.has(channel)) channel += 1;
  return [...cameras, { ...NO_CAMERA, channel }].toSorted((one, other) => one.channel - other.channel);
}

type Found = Pick<Output<typeof deviceApi.probe>, 'model' | 'serial' | 'channels'>;

/** With what a device told of itself: what was typed stays, streams become what the device says; several channels are a recorder's. */
export function withFound(draft: Draft, found: Found, nameOf: (channel: number) => string): Partial<Draft> {
  const cameras = found.channels.map((one) => {
    const typed = draft.cameras.find(({ channel }) => channel === one.channel);
    return {
      ...NO_CAMERA,
      name: nameOf(one.channel),
      ...(typed?.name ? typed : {}),
      places: typed?.places ?? [],
      ...one,
    };
  });
  return {
    model: draft.model || found.model,
    serial: draft.serial || found.serial,
    ...(cameras.length > 0 ? { cameras } : {}),
    ...(cameras.length > 1 && draft.kind === 'camera' ? { kind: 'nvr' as const } : {}),
  };
}

/** The fields as they are sent. A device that is one camera has one, of its own name. */
export function sentOf(draft: Draft): Omit<Input<typeof deviceApi.create>, 'requestId' | 'password'> {
  const isOne = draft.kind === 'camera';
  const cameras = isOne
    ? draft.cameras.slice(0, 1).map((one) => ({ ...one, channel: 1, name: draft.name }))
    : draft.cameras;
  return {
    ...sentOfDraft(DEVICE_FIELDS, draft),
    kind: draft.kind,
    driver: draft.driver,
    shopId: draft.shopId ?? '',
    edgeId: draft.driver === 'file' ? null : draft.edgeId,
    cameras: cameras.map((one) => ({ ...one, places: [...one.places] })),
  };
}

/** What is wrong before anything is sent: the same shapes as the server's. */
export function faultsOf(draft: Draft, t: Translate): Faults {
  const { requestId: _, password, ...shapes } = deviceApi.create.input.shape;
  const sent: Record<string, unknown> = { ...sentOf(draft) };
  const wrong = Object.entries({ ...shapes, password }).flatMap(([name, shape]) => {
    const value = name === 'password' ? draft.password : sent[name];
    const issues = shape.safeParse(value).error?.issues ?? [];
    return issues.map(({ path, message }) => [[name, ...path].join('.'), wordsOf(name, value, message, t)] as const);
  });
  return Object.fromEntries(wrong);
}

function wordsOf(name: string, value: unknown, message: string, t: Translate): string {
  if (value === '' || message === 'required' || name === 'shopId') return t('rule.required');
  const length = /^max_(\d+)$/.exec(message);
  return length ? t('rule.max_length', { max: Number(length[1]) }) : t('rule.characters');
}
